const SCRIPTS: readonly (readonly [script: RegExp, language: string])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
];

/**
 * The language whose fonts and line height a text needs, by the script it is written in; undefined for
 * all that the app's own language has. Posts do not say their language.
 */
export function scriptLanguage(text: string): string | undefined {
  return SCRIPTS.find(([script]) => script.test(text))?.[1];
}
