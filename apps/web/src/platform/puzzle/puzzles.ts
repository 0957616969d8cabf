import { CallError, type Client } from '@paydirt/contract';
import { captcha } from '@paydirt/contract/account/codes';
import { err, type Puzzle, type Result } from '@paydirt/domain';

/** A solved puzzle, as it travels on a call that sends a code. */
export interface Solution {
  readonly captchaId: string;
  readonly captchaSolution: string;
}

/** The puzzles that this network has to solve for its codes, once it has requested many. */
export interface Puzzles {
  /** Solve one early, while a person types. Nothing is done until the services have required one. */
  readonly prepare: () => void;
  /**
   * Send something for which the services may want a puzzle: with one that was solved ahead, and where they want
   * one all the same, again with a new one. A person sees nothing of it but that it takes a second.
   */
  readonly sendWith: <T>(
    send: (solution: Partial<Solution>) => Promise<CodeResult<T>>,
  ) => Promise<CodeResult<T>>;
}

/** The result of a call; null where it was under way already. */
type CodeResult<T> = Result<T, CallError> | null;

/** A network that changes on the way makes a solution worthless: then one more is worth its work. */
const TRIES = 2;

/** Keep the puzzles of a page. */
export function createPuzzles(
  client: Pick<Client, 'call'>,
  solve: (puzzle: Puzzle) => Promise<string>,
): Puzzles {
  let wanted = false;
  let nextSolution: Promise<Solution | null> | null = null;

  async function solved(): Promise<Solution> {
    const { data } = await client.call(captcha, {});
    return { captchaId: data.id, captchaSolution: await solve(data) };
  }

  return {
    prepare() {
      // A failure is ignored here: sending the form requests a puzzle again and reports it.
      if (wanted) nextSolution ??= solved().catch(() => null);
    },
    async sendWith(send) {
      const prepared = nextSolution;
      nextSolution = null;
      let result = await send((await prepared) ?? {});
      for (let tries = 0; tries < TRIES; tries += 1) {
        if (result === null || result.ok || result.error.name !== 'captcha_needed') break;
        wanted = true;
        try {
          result = await send(await solved());
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          result = err(error);
        }
      }
      return result;
    },
  };
}
