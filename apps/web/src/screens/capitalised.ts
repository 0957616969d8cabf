/** Write a text that begins a line, such as "today", large; in scripts without capitals nothing changes. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return `${first.toLocaleUpperCase()}${text.slice(first.length)}`;
}
