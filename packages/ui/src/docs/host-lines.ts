import readme from '../../README.md?raw';

/** The lines in "Make it yours" of the README. */
export const FIVE_LINES = [...readme.matchAll(/^ {2}(--pd-[\w-]+: .+;)$/gm)]
  .map(([, line]) => line)
  .join('\n');

/** Read lines of CSS as a host writes them; inside the repository the names have no prefix. */
export function styleOf(lines: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...lines.matchAll(/--pd-([\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [
      `--${name}`,
      value.trim(),
    ]),
  );
}

const KEY = 'paydirt/host-lines';

/** The lines that every story is drawn with while the toolbar's brand is a host's. */
export function keptLines(): string {
  return sessionStorage.getItem(KEY) ?? FIVE_LINES;
}

/** Keep lines for the other stories of this tab. */
export function keepLines(lines: string): void {
  sessionStorage.setItem(KEY, lines);
}
