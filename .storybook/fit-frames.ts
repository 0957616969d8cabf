/** What a sheet or a dialog is shown in: it lies over a page, so the page has to have some height. */
const COVERED = 600;
const LEAST = 88;
const MOST = 760;

/**
 * Give each frame under `page` the height of the story in it, as it loads and whenever the story grows or shrinks.
 * A `ref` of the page; returns what stops it.
 */
export function fitFrames(page: HTMLElement | null): (() => void) | undefined {
  if (page === null) return undefined;
  const stops: (() => void)[] = [];
  const watch = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement)) return;
    const inside = target.contentDocument;
    const root = inside?.querySelector('#storybook-root');
    if (!inside || !root) return;
    let asked = 0;
    const fit = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => {
        const height = heightOf(inside, root);
        if (height !== undefined && target.parentElement) target.parentElement.style.height = `${height}px`;
      });
    };
    const resized = new ResizeObserver(fit);
    resized.observe(root);
    // A sheet comes and goes beside the root, which stays as it was.
    const arrived = new MutationObserver(fit);
    arrived.observe(inside.body, { childList: true, subtree: true });
    stops.push(() => {
      cancelAnimationFrame(asked);
      resized.disconnect();
      arrived.disconnect();
    });
  };
  // Loading does not bubble, but it is captured.
  page.addEventListener('load', watch, true);
  return () => {
    page.removeEventListener('load', watch, true);
    for (const stop of stops) stop();
  };
}

/** Undefined as long as nothing is drawn. */
function heightOf(inside: Document, root: Element): number | undefined {
  const own = Math.ceil(root.getBoundingClientRect().height);
  if (coversPage(inside)) return COVERED;
  return own === 0 ? undefined : Math.min(Math.max(own, LEAST), MOST);
}

function coversPage(inside: Document): boolean {
  return inside.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
