import { observable, type Observable } from './observable.ts';

/** A question before something that costs or cannot be undone. */
export interface Question {
  /** With its object: "Delete this address?". */
  readonly title: string;
  /** The consequence of confirming. */
  readonly text: string;
  /** A verb with its object. */
  readonly confirm: string;
  /**
   * The label of the button that changes nothing. @default "Cancel", which would be ambiguous where that is the
   * question
   */
  readonly keep?: string;
  readonly tone?: 'primary' | 'calm' | 'danger';
}

/** The question on screen; one at a time. */
export interface Confirmations extends Pick<Observable<Question | null>, 'get' | 'subscribe'> {
  /** Ask the question; false when it was cancelled, or when another question replaced it. */
  readonly ask: (question: Question) => Promise<boolean>;
  readonly answer: (confirmed: boolean) => void;
}

/** Keep the question on screen. */
export function createConfirmations(): Confirmations {
  const state = observable<Question | null>(null);
  let settle: ((confirmed: boolean) => void) | null = null;

  function answer(confirmed: boolean): void {
    settle?.(confirmed);
    settle = null;
    state.set(null);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    answer,
    ask(question) {
      answer(false);
      state.set(question);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
  };
}
