/** Texts of the shell, of failures, and those that every screen shares: loaded before anything is drawn. */
export { common } from './common.ts';
export { error } from './errors.ts';
export { field } from './fields.ts';
export { shell } from './shell.ts';
