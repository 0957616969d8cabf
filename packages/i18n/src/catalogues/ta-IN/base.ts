/** Texts of the shell, of failures, and those that every screen shares: loaded before anything is drawn. */
export { common } from './base/common.ts';
export { error } from './base/errors.ts';
export { field } from './base/fields.ts';
export { shell } from './base/shell.ts';
