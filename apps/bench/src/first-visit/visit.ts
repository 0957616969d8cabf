import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import lighthouse, { type Flags, type Result } from 'lighthouse';

import { inRoot } from '../../../../scripts/process/paths.mjs';
import type { Visitor } from './visitor.ts';

/** Lighthouse's own pages on the last visit of each name. */
export const REPORTS = inRoot('.cache/bench/first-visit');

/** Lighthouse's scores beside speed. */
const QUALITIES = ['accessibility', 'best-practices', 'seo'];

/** Lighthouse's own preset for a phone, but the page is really loaded that slowly. */
const SETTINGS: Flags = { throttlingMethod: 'devtools', onlyCategories: ['performance', ...QUALITIES] };

/** One visit: times in ms, scores out of 100; NaN where Lighthouse could not tell, as on a busy machine. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Failed audits, by Lighthouse's names. */
  readonly faults: readonly string[];
}

/** Visit an address with a browser just started and let Lighthouse look at it. */
export async function visit(visitor: Visitor, url: string, name: string): Promise<Visit> {
  const found = await visitor.withBrowser((port) =>
    lighthouse(url, { ...SETTINGS, port, disableStorageReset: true, output: 'html', logLevel: 'error' }),
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
    accessibility: markOf(lhr, 'accessibility'),
    bestPractices: markOf(lhr, 'best-practices'),
    seo: markOf(lhr, 'seo'),
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
