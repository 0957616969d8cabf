const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Write plain text as HTML. Posts and comments are kept as the text that was typed and the wire says
 * HTML, so markup that somebody typed reaches every reader as text (PRODUCT 4).
 */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
