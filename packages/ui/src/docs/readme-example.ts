import readme from '../../README.md?raw';

const SNIPPETS = [...readme.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code);

/**
 * Show a snippet of the README as the code of a docs page, where a story's args are not enough. The package's check
 * compiles it.
 *
 * @param component The component that it is an example of.
 */
export function readmeExample(component: string) {
  return {
    source: {
      code:
        SNIPPETS.find(
          (snippet) => snippet.includes(`<${component}\n`) || snippet.includes(`<${component} `),
        ) ?? '',
    },
  };
}
