/** A thread ended in the middle of its work: it ran out of memory, or was ended. */
export class ThreadLost extends Error {}
