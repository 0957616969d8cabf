import { describe, expect, it } from 'vitest';

import { aRecharge } from './wallet/recharge.examples.ts';
import { readSocketEvent } from './socket.ts';

describe('a socket message', () => {
  it('is parsed by its type', () => {
    const event = { type: 'recharge', data: aRecharge() } as const;
    expect(readSocketEvent(JSON.stringify(event))).toEqual(event);
  });

  it.each([
    ['bytes', new ArrayBuffer(4)],
    ['no JSON', '{"type":'],
    ['an unknown type', '{"type":"gift","data":{}}'],
    ['a recharge that lacks its status', JSON.stringify({ type: 'recharge', data: { id: 'rch_1' } })],
    ['a list', '[]'],
  ])('is ignored when it is %s', (_name, message) => {
    expect(readSocketEvent(message)).toBeNull();
  });
});
