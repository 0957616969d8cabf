import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Load chunks with nothing but `import()`: what a page needs first is preloaded by the document, and
 * there is one style sheet, so Vite's own loader, which looks for more of both, has nothing to do. Whoever
 * asked for a chunk hears when it fails, so its event has nobody to tell.
 */
const loader = `export const __vitePreload = (load) => load();`;

/** Preload, beside the entry, the chunk that nearly every screen shares, and load chunks plainly. */
export function chunks(shared: string): Plugin {
  return {
    name: 'paydirt-chunks',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === HELPER ? loader : null;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === shared);
        if (chunk === undefined) throw new Error(`chunks: the build has no chunk "${shared}"`);
        return {
          // The entry puts the chosen theme on the document: nothing is painted in another one before.
          html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
          tags: [
            {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Name a chunk for modules that one module imports, whatever lies between them. */
export function neededBy(start: string, name: string): (id: string, graph: ModuleGraph) => string | null {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    if (needed === undefined) {
      needed = new Set();
      const queue = [start];
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        if (needed.has(next)) continue;
        needed.add(next);
        queue.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return needed.has(id) ? name : null;
  };
}
