/**
 * Serves the built Storybook. A browser need not ask for a file again: none changes while it is served.
 *
 * @type {import('vite').UserConfig}
 */
export default {
  build: { outDir: 'storybook-static' },
  preview: { headers: { 'Cache-Control': 'max-age=86400' } },
};
