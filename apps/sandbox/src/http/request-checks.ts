import type { Call, ErrorData, ErrorName } from '@paydirt/contract';
import { CONSTANTS } from '@paydirt/domain';
import type { Context as HonoContext } from 'hono';

import { hashRequest, type Intent, keysOf } from '../operation/intents.ts';
import type { Ports } from '../operation/operation.ts';
import { takeSolution } from '../services/user/codes/captcha.ts';

/** Refusal before any work has begun. */
export interface Stop {
  readonly error: ErrorName;
  readonly data?: ErrorData;
}

/** Tell a refusal from a step that continues. */
export const isStop = (step: object): step is Stop => 'error' in step;

/** Read the intent of a money call from its key; null if none is needed, for example for a quote. */
export function intentOf(
  c: HonoContext,
  ports: Ports,
  {
    call,
    memberId,
    input,
  }: { readonly call: Call; readonly memberId: string | null; readonly input: unknown },
): Intent | Stop | null {
  const isQuote = (input as { quote?: unknown }).quote === true;
  if (!call.money || isQuote) return null;
  const key = c.req.header('Idempotency-Key');
  if (!key) return memberId === null ? null : { error: 'key_required' };
  if (key.length > CONSTANTS.IDEMPOTENCY_KEY_MAX_LENGTH)
    return { error: 'invalid_input', data: { fields: { 'Idempotency-Key': 'too_long' } } };
  return { ...keysOf(call, memberId), key, requestHash: hashRequest(ports, input) };
}

/** Check the solution of a puzzle among the parameters, and use it up. */
export function hasSolution(input: unknown, context: Parameters<typeof takeSolution>[0]): Promise<boolean> {
  const { captchaId = '', captchaSolution = '' } = input as {
    captchaId?: string;
    captchaSolution?: string;
  };
  return takeSolution(context, captchaId, captchaSolution);
}
