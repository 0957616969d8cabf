/** A thread ended in the middle of its work: it ran out of its memory, or was told to end. */
export class ThreadLost extends Error {}
