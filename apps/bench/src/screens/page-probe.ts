/** The window with the results of {@link installProbe}. */
export interface ProbeWindow extends Window {
  bench: {
    /** When the first lines were on screen, in ms from the navigation. */
    painted: number | null;
    commits: number;
    /** Scroll to the end at a speed, within a time limit, and report the frames. */
    scroll(pixelsPerSecond: number, limitMs: number): Promise<ScrollSeen>;
  };
}

/** The measurements of one scroll. */
export interface ScrollSeen {
  /** Times between frames, in ms. */
  readonly frames: readonly number[];
  /** Share of samples without content where a line should be. */
  readonly blank: number;
}

/** Runs in the page before its scripts; knows of no contender but by `data-item` or the role of its lines. */
export function installProbe(): void {
  const page = window as unknown as ProbeWindow;
  const onCommitFiberRoot = () => {
    page.bench.commits += 1;
  };
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });

  const afterFrame = () => scheduler.postTask(() => undefined, { priority: 'user-blocking' });

  page.bench = {
    painted: null,
    commits: 0,
    async scroll(speed, limitMs) {
      const scroller = document.scrollingElement ?? document.documentElement;
      const frames: number[] = [];
      let samples = 0;
      let blanks = 0;
      let restedFrames = 0;
      const begun = performance.now();
      let last = begun;
      for (;;) {
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        if (now > last) frames.push(now - last);
        // As after a flick, it moves by the time that passed, however slow the frames are.
        const end = scroller.scrollHeight - scroller.clientHeight;
        const next = Math.min(end, scroller.scrollTop + (Math.max(0, now - last) / 1000) * speed);
        last = Math.max(last, now);
        restedFrames = next >= end - 1 ? restedFrames + 1 : 0;
        scroller.scrollTop = next;
        if (frames.length % 3 === 0) {
          await afterFrame();
          for (const share of [0.15, 0.5, 0.85]) {
            samples += 1;
            const hit = document.elementFromPoint(innerWidth * 0.6, innerHeight * share);
            if (!hit?.closest('[data-item],[role="listitem"],[aria-hidden="true"]')) blanks += 1;
          }
        }
        // Lists that load as they go are given half a second to go on.
        if (restedFrames > 30 || now - begun > limitMs)
          return { frames, blank: samples === 0 ? 0 : blanks / samples };
      }
    },
  };

  const look = () => {
    const items = document.querySelectorAll('[data-item],[role="listitem"]');
    if (
      items.length >= 2 &&
      [...items].slice(0, 2).every((item) => item.getBoundingClientRect().height > 30)
    ) {
      void afterFrame().then(() => (page.bench.painted = performance.now()));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Some lists ignore the pointer while they move, and content is sampled by point.
  document.addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
