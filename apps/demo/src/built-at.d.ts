/** When this build was made: the time at which its world was prepared, in milliseconds. Written here by the build. */
declare const BUILT_AT: number;
