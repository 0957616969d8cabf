// These functions run in Storybook's page, one by one: nothing else of this module exists there.

/** Fix the time and chance, so that no story depends on them or on the stories before it. */
export function freezePage() {
  const now = Date.UTC(2026, 10, 21, 14, 5);
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now] : args, self),
    apply: () => new Real(now).toString(),
    get: (target, key, self) => (key === 'now' ? () => now : Reflect.get(target, key, self)),
  });
  let seed = 1;
  Math.random = () => {
    seed = (seed * 48_271) % 0x7f_ff_ff_ff;
    return seed / 0x7f_ff_ff_ff;
  };
  Object.assign(globalThis, { restartChance: () => (seed = 1) });
}

/**
 * Wait until Storybook accepts commands, set its toolbar, and load every font, so that none arrives late.
 *
 * @param {Readonly<Record<string, unknown>>} globals
 */
export async function preparePage(globals) {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {any} */ (
    globalThis
  );
  await preview.ready();
  channel.emit('updateGlobals', { globals });
  const style = document.createElement('style');
  style.textContent = `* { caret-color: transparent !important; content-visibility: visible !important }
    ::-webkit-scrollbar { display: none }`;
  document.head.append(style);
  // If a named font cannot be loaded it is the page's fault, and shows in the picture.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

/**
 * Read the name of a story's own window, before it is shown.
 *
 * @param {string} storyId
 * @returns {Promise<{ viewport: string | undefined }>}
 */
export async function readStory(storyId) {
  const { __STORYBOOK_PREVIEW__: preview } = /** @type {any} */ (globalThis);
  await preview.ready();
  const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
  // A failing play is reported, and the story stays visible.
  parameters.throwPlayFunctionExceptions = false;
  return { viewport: storyGlobals?.viewport?.value };
}

/**
 * Show a story and wait until it has played.
 *
 * @param {string} storyId
 * @returns {Promise<{ broken: string, unplayed: string }>} why it cannot be seen, and why its play failed, or "".
 */
export function showStory(storyId) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, restartChance } = /** @type {any} */ (globalThis);
  restartChance?.();
  localStorage.clear();
  sessionStorage.clear();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  return new Promise((resolve) => {
    let broken = '';
    let unplayed = '';
    /** @type {[string, (payload: any) => void][]} */
    const listeners = [
      ['playFunctionThrewException', (error) => (unplayed ||= String(error.message ?? error))],
      ['unhandledErrorsWhilePlaying', ([error]) => (broken ||= String(error?.message ?? error))],
      ['storyThrewException', (error) => (broken ||= String(error.message ?? error))],
      ['storyErrored', (error) => end(String(error.description ?? error.title ?? error))],
      ['storyMissing', () => end('Storybook does not have it')],
      ['storyFinished', (payload) => payload.storyId === storyId && end('')],
    ];
    const end = (/** @type {string} */ last) => {
      for (const [name, listener] of listeners) channel.off(name, listener);
      resolve({ broken: broken || last, unplayed });
    };
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * Wait until nothing is being loaded, moved or changed any more.
 *
 * @param {{ loaded: boolean, withinMs: number }} options `loaded`: wait for what is marked as busy or loading, too.
 * @returns {Promise<boolean>} whether that came about in time.
 */
export async function settle({ loaded, withinMs }) {
  const deadline = performance.now() + withinMs;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let changes = 0;
  const watcher = new MutationObserver((records) => (changes += records.length));
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const image of document.images) image.loading = 'eager';
  // Storybook holds animations at their end. What goes round and round has none, and most are over at theirs.
  for (const animation of document.getAnimations()) {
    const { iterations, fill = 'auto' } = animation.effect?.getTiming() ?? {};
    if (iterations === Infinity || !['forwards', 'both'].includes(fill)) animation.cancel();
  }
  const busy = () =>
    document.fonts.status !== 'loaded' ||
    [...document.images].some((image) => !image.complete) ||
    (loaded &&
      document.querySelector('#storybook-root :is([aria-busy="true"], [data-state="loading"])') !== null);
  try {
    for (let quiet = 0; quiet < 4;) {
      if (performance.now() > deadline) return false;
      const before = changes;
      await frame();
      quiet = changes === before && !busy() ? quiet + 1 : 0;
    }
    return true;
  } finally {
    watcher.disconnect();
  }
}

/** Measure the height of all that can be seen, in CSS pixels. */
export function heightOfContent() {
  let bottom = 0;
  for (const element of document.body.querySelectorAll('*')) {
    if (element.id === 'storybook-root' || !element.checkVisibility({ visibilityProperty: true })) continue;
    // Texts for screen readers alone have a height and cannot be seen.
    if (element.closest('.sr-only')) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 1 && box.height > 1) bottom = Math.max(bottom, box.bottom + scrollY);
  }
  return Math.ceil(Math.min(bottom, document.documentElement.scrollHeight));
}
