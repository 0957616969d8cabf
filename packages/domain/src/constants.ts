/**
 * Every fixed figure of the product (PRODUCT 5, 6 and 10), in one place.
 *
 * For those that are parameters of a service, the service gives the value, and these are the values of the seed. Times
 * are milliseconds, sizes bytes, money is `Money`.
 */
export * as CONSTANTS from './constant-figures.ts';
