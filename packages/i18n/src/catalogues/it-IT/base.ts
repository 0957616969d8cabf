/** What the shell, every screen and every failure speak with: loaded before anything is drawn. */
export { common } from './common.ts';
export { error } from './errors.ts';
export { field } from './fields.ts';
export { shell } from './shell.ts';
