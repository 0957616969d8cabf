import * as incomeDays from './income-days.ts';
import * as pattern from './pattern.ts';
import * as summary from './summary.ts';
import * as takeout from './takeout.ts';

/** Modules of this folder that have operations. */
export const incomeModules = [incomeDays, pattern, summary, takeout];
