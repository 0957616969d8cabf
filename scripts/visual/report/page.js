// Runs in the report: what is shown of it, and the pictures at their size.
const filter = /** @type {HTMLSelectElement} */ (document.querySelector('#filter'));
const mode = /** @type {HTMLSelectElement} */ (document.querySelector('#mode'));
const search = /** @type {HTMLInputElement} */ (document.querySelector('#search'));
const dialog = /** @type {HTMLDialogElement} */ (document.querySelector('dialog'));
/** What of the window the header may cover. */
const HEADER_PX = 120;
const stories = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.story'));

function show() {
  const words = search.value.toLowerCase().split(/\s+/);
  let shown = 0;
  for (const story of stories) {
    let pictures = 0;
    for (const figure of /** @type {NodeListOf<HTMLElement>} */ (story.querySelectorAll('.mode'))) {
      const wanted = mode.value === '' || figure.dataset['mode'] === mode.value;
      figure.hidden = !wanted || (filter.value === 'review' && !('review' in figure.dataset));
      if (!figure.hidden) pictures += 1;
    }
    const text = (story.dataset['search'] ?? '').toLowerCase();
    story.hidden = pictures === 0 || !words.every((word) => text.includes(word));
    const link = /** @type {HTMLElement | null} */ (document.querySelector(`nav a[href="#${story.id}"]`));
    if (link !== null) link.hidden = story.hidden;
    if (!story.hidden) shown += 1;
  }
  const nothing = /** @type {HTMLElement} */ (document.querySelector('.nothing'));
  nothing.hidden = shown > 0;
}

for (const control of [filter, mode, search]) control.addEventListener('input', show);
show();

/** What `j` and `k` go to: the causes, then the stories. @returns {HTMLElement[]} */
function stops() {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('section.causes li, .story'));
  return [...all].filter((stop) => !stop.hidden);
}

/** @type {HTMLElement | undefined} */
let current;

/** Where a reader is: what a key went to, as long as it is to be seen, else what lies under the header. */
function indexOfCurrent(/** @type {HTMLElement[]} */ shown) {
  const box = current?.getBoundingClientRect();
  if (current !== undefined && box !== undefined && box.bottom > HEADER_PX && box.top < innerHeight)
    return shown.indexOf(current);
  return shown.findLastIndex((stop) => stop.getBoundingClientRect().top <= HEADER_PX);
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
  if (event.target instanceof Element && event.target.closest('input, select')) return;
  const shown = stops();
  const at = indexOfCurrent(shown);
  if (event.key === 'a')
    shown[Math.max(at, 0)]
      ?.querySelector('button[data-copy]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const next = { j: at + 1, k: at - 1 }[event.key];
  const stop = next === undefined ? undefined : shown[next];
  if (stop === undefined) return;
  current?.removeAttribute('aria-current');
  current = stop;
  stop.setAttribute('aria-current', 'true');
  stop.scrollIntoView();
});

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const copy = event.target.closest('button[data-copy]');
  if (copy instanceof HTMLElement) {
    void copyText(copy);
  }
  const picture = event.target.closest('.mode .pictures a');
  if (picture === null) return;
  event.preventDefault();
  const figure = picture.closest('.mode');
  const pictures = figure?.querySelector('.pictures');
  if (!figure || !pictures) return;
  dialog.querySelector('.pictures')?.replaceWith(pictures.cloneNode(true));
  const title = dialog.querySelector('strong');
  if (title !== null) {
    const story =
      figure.closest('.story')?.querySelector('h2')?.textContent ?? 'The picture that tells the most';
    title.textContent = `${story}, ${figure.getAttribute('data-mode')}`;
  }
  dialog.showModal();
});

/** @param {HTMLElement} button */
async function copyText(button) {
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  button.textContent = 'Copied';
}
