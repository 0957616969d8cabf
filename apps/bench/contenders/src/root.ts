/** The element that a contender draws into. */
export function root(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#root');
  if (!element) throw new Error('bench: the page has no root');
  return element;
}
