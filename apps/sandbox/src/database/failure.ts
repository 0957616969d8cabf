/** Reason why the services cannot start, as one sentence for the person who started them. */
export class StartFailure extends Error {}
