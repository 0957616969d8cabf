import * as incomeDays from './income-days.ts';
import * as pattern from './pattern.ts';
import * as summary from './summary.ts';
import * as takeout from './takeout.ts';

export const incomeModules = [incomeDays, pattern, summary, takeout];
