import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import lighthouse, { type Flags, type Result } from 'lighthouse';

import { inRoot } from '../../../../scripts/process/paths.mjs';
import type { Visitor } from './visitor.ts';

/** Lighthouse's own pages on the last visit of each name. */
export const REPORTS = inRoot('.cache/bench/first-visit');

/** What Lighthouse gives its marks for, beside speed. */
export const QUALITIES = ['accessibility', 'best-practices', 'seo'] as const;
export type Quality = (typeof QUALITIES)[number];

/** How the line and the processor are held back, and what is looked at. Lighthouse's own preset for a phone, else. */
export const WAYS = {
  /** The page is really loaded that slowly. */
  applied: { throttlingMethod: 'devtools', onlyCategories: ['performance', ...QUALITIES] },
  /** The page is loaded at full speed, and what it would have taken is computed. */
  simulated: { throttlingMethod: 'simulate', onlyCategories: ['performance'] },
  /** A line of 30 kB/s on which each request waits for 1.5 s. */
  verySlow: {
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: 1500,
      downloadThroughputKbps: 240,
      uploadThroughputKbps: 240,
      cpuSlowdownMultiplier: 4,
    },
    onlyCategories: ['performance'],
    maxWaitForFcp: 60_000,
    maxWaitForLoad: 90_000,
  },
} satisfies Record<string, Flags>;

/** What one visit was like: times in ms, marks out of 100; NaN where Lighthouse could not tell, as on a busy machine. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly performance: number;
  readonly marks: Readonly<Partial<Record<Quality, number>>>;
  /** What took marks away, by Lighthouse's names for its audits. */
  readonly faults: readonly string[];
}

/** Visit an address with a browser just started and let Lighthouse look at it. */
export async function visit(
  visitor: Visitor,
  url: string,
  way: keyof typeof WAYS,
  name: string,
): Promise<Visit> {
  const found = await visitor.withBrowser((port) =>
    lighthouse(url, { ...WAYS[way], port, disableStorageReset: true, output: 'html', logLevel: 'error' }),
  );
  if (found === undefined) throw new Error(`bench: Lighthouse said nothing of ${url}`);
  const { lhr, report } = found;
  if (lhr.runtimeError !== undefined) throw new Error(`bench: ${url}: ${lhr.runtimeError.message}`);
  await mkdir(REPORTS, { recursive: true });
  await writeFile(join(REPORTS, `${name}.html`), report);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    performance: markOf(lhr, 'performance'),
    marks: Object.fromEntries(
      QUALITIES.filter((quality) => quality in lhr.categories).map((quality) => [
        quality,
        markOf(lhr, quality),
      ]),
    ),
    faults: faultsOf(lhr),
  };
}

function markOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? Number.NaN) * 100);
}

function faultsOf({ categories, audits }: Result): string[] {
  return QUALITIES.flatMap((quality) => categories[quality]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
