import { runDueJobs } from '../../../testing/killed-jobs.ts';
import { jobKinds } from '../../job-kinds.ts';

const [, , url] = process.argv;
if (import.meta.main && url) await runDueJobs(url, jobKinds);
