import type { Browser, CDPSession, Page } from 'playwright';

import { installProbe, type ProbeWindow, type ScrollSeen } from './page-probe.ts';

const THROTTLE = 4;
const PIXELS_PER_SECOND = 12_000;
const FRAME_MS = 1000 / 60;
const MB = 2 ** 20;

/** One run of one contender, with the measurement of its screen. */
export interface ScreenRun {
  readonly painted: number;
  /** Time of the main thread per second while nothing is touched, in ms. */
  readonly tick?: number;
  /** React's commits in that time. */
  readonly commits?: number;
  readonly heap: number;
  /** Share of the due frames that were dropped, in percent. */
  readonly dropped?: number;
  /** Share of sampled points without content, in percent. */
  readonly blank?: number;
}

/** Open a contender's screen and measure it: until its first lines, at rest, and during scrolling. */
export async function measureScreen(
  browser: Browser,
  address: string,
  screen: 'products' | 'records',
  scrollLimitMs: number,
): Promise<ScreenRun> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    // Time that the thread itself had, without what others took from it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(installProbe);
    await page.goto(address);
    const painted = await page.waitForFunction(
      () => (window as unknown as ProbeWindow).bench.painted,
      undefined,
      { polling: 200, timeout: 90_000 },
    );
    await page.waitForTimeout(1500);
    await session.send('HeapProfiler.collectGarbage');
    const heap = (await metricOf(session, 'JSHeapUsedSize')) / MB;
    return {
      painted: (await painted.jsonValue()) ?? Number.NaN,
      heap,
      ...(screen === 'products'
        ? await measureAtRest(page, session)
        : await measureScroll(page, scrollLimitMs)),
    };
  } finally {
    await context.close();
  }
}

/** Measure main-thread time per second and React's commits, over four seconds in which nothing is touched. */
async function measureAtRest(page: Page, session: CDPSession) {
  const seconds = 4;
  const commitsBefore = await commitsOf(page);
  const before = await metricOf(session, 'TaskDuration');
  await page.waitForTimeout(seconds * 1000);
  const busy = (await metricOf(session, 'TaskDuration')) - before;
  return { tick: (busy * 1000) / seconds, commits: (await commitsOf(page)) - commitsBefore };
}

async function measureScroll(page: Page, limitMs: number) {
  const seen: ScrollSeen = await page.evaluate(
    ([speed, limit]) => (window as unknown as ProbeWindow).bench.scroll(speed, limit),
    [PIXELS_PER_SECOND, limitMs] as const,
  );
  const due = seen.frames.reduce((sum, ms) => sum + Math.max(1, Math.round(ms / FRAME_MS)), 0);
  return {
    dropped: (1 - seen.frames.length / due) * 100,
    blank: seen.blank * 100,
  };
}

const commitsOf = (page: Page) => page.evaluate(() => (window as unknown as ProbeWindow).bench.commits);

/** One of the figures that Chromium keeps of a page. */
async function metricOf(session: CDPSession, wanted: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}
