/** Cause that keeps the services from starting, as one sentence for the person who started them. */
export class StartFailure extends Error {}
