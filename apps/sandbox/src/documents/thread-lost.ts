/** Error that a thread ended before it had finished: it ran out of memory, or was terminated. */
export class ThreadLost extends Error {}
