import readme from '../../README.md?raw';

const SNIPPETS = [...readme.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code);

/**
 * Show a README's snippet as the code of a page of docs, where a story's args do not tell enough. The package's
 * check compiles it.
 *
 * @param component The one that it is an example of.
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
