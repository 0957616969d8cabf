import { CallError, createClient } from '@paydirt/contract';
import { captcha } from '@paydirt/contract/account/codes';
import { aCaptcha, aCodeSent } from '@paydirt/contract/account/codes.examples';
import { sendRegisterCode } from '@paydirt/contract/account/login';
import { err, isSolution, ok, type Puzzle } from '@paydirt/domain';
import { solvePuzzle } from '@paydirt/domain/account/puzzle';
import { sha256 } from '@paydirt/domain/proof/sha256';
import { type FakeAnswer, answers, cannotReach, fakeServices, refuses } from '@paydirt/testkit/fake-service';
import { expect, test } from 'vitest';

import { createPuzzles } from './puzzles.ts';

const solve = async (puzzle: Puzzle) => solvePuzzle(sha256, puzzle);

/** Services that require a solved puzzle for every code, or for none. */
function servicesWith(...given: readonly FakeAnswer[]) {
  const services = fakeServices(
    given,
    () => 0,
    (request) => {
      throw new Error(`test: unexpected ${request}`);
    },
  );
  const client = createClient({
    baseUrl: (service) => `http://localhost/api/${service}`,
    language: () => 'en_US',
    token: () => null,
    timeoutMs: 1000,
    fetch: services.fetch,
  });
  const puzzles = createPuzzles(client, solve);
  const sendCode = () =>
    puzzles.sendWith(async (solution) => {
      try {
        return ok(await client.call(sendRegisterCode, { phone: '+919876543210', ...solution }));
      } catch (error) {
        if (error instanceof CallError) return err(error);
        throw error;
      }
    });
  const requested = () => services.requests().map(({ call }) => call.path);
  return { puzzles, sendCode, requested, services };
}

const wanting: FakeAnswer = {
  call: sendRegisterCode,
  answer: (request) =>
    (isSolution(sha256, aCaptcha(), request.input['captchaSolution'] ?? '')
      ? answers(sendRegisterCode, aCodeSent())
      : refuses(sendRegisterCode, 'captcha_needed')
    ).answer(request),
};

test('requests no puzzle for a code that needs none', async () => {
  const { puzzles, sendCode, requested } = servicesWith(answers(sendRegisterCode, aCodeSent()));
  puzzles.prepare();
  expect((await sendCode())?.ok).toBe(true);
  expect(requested()).toEqual(['auth/code/reg']);
});

test('solves a required puzzle and requests the code again; the next one is solved in advance', async () => {
  const { puzzles, sendCode, requested } = servicesWith(wanting, answers(captcha, aCaptcha()));
  expect((await sendCode())?.ok).toBe(true);
  expect(requested()).toEqual(['auth/code/reg', 'auth/captcha', 'auth/code/reg']);
  puzzles.prepare();
  puzzles.prepare();
  expect((await sendCode())?.ok).toBe(true);
  expect(requested().slice(3)).toEqual(['auth/captcha', 'auth/code/reg']);
});

test('gives up when the service keeps asking for puzzles, and reports its refusal', async () => {
  const { sendCode, requested } = servicesWith(
    refuses(sendRegisterCode, 'captcha_needed'),
    answers(captcha, aCaptcha()),
  );
  const result = await sendCode();
  expect(result?.ok === false && result.error.name).toBe('captcha_needed');
  expect(requested().filter((path) => path === 'auth/code/reg')).toHaveLength(3);
});

test('reports it when no puzzle can be fetched', async () => {
  const { sendCode } = servicesWith(refuses(sendRegisterCode, 'captcha_needed'), cannotReach(captcha));
  const result = await sendCode();
  expect(result?.ok === false && result.error.name).not.toBe('captcha_needed');
  expect(result?.ok).toBe(false);
});
