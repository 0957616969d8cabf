/** Types of inputs that are chosen and not typed: drafts bring their values back. */
const NOT_TYPED: ReadonlySet<string> = new Set(['radio', 'checkbox', 'button', 'submit', 'hidden']);

/**
 * Tell if there is text in any field of the page, secrets included, which no draft may keep. Initial text counts too:
 * one reload too few costs a tap, one too many costs what was typed.
 */
export function hasTypedText(page: ParentNode): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return Array.from(fields).some(({ type, value }) => value !== '' && !NOT_TYPED.has(type));
}
