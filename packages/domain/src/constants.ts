/**
 * Every fixed figure of the product (PRODUCT 5, 6 and 10), in one place.
 *
 * Those that are parameters of a service are answered by it, and these are what it answers from the
 * seed. Times are milliseconds, sizes bytes, money is `Money`.
 */
export * as CONSTANTS from './constant-figures.ts';
