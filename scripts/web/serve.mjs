import { preview } from 'vite';

/**
 * Serve built pages to this machine, on a free port.
 *
 * @param {string} root
 * @param {import('vite').InlineConfig} [options]
 */
export async function servePages(root, options) {
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
    ...options,
  });
  // Without the slash at its end.
  const address = server.resolvedUrls?.local[0]?.slice(0, -1) ?? '';
  return { server, address };
}
