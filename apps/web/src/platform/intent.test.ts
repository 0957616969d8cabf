import { describe, expect, it } from 'vitest';

import { createIntents } from './intent.ts';
import { memoryStore } from './storage.ts';

function counting() {
  let count = 0;
  return () => `key-${(count += 1)}`;
}

describe('createIntents', () => {
  it('gives a key that was sent and not answered out again, after a reload too', () => {
    const perTab = memoryStore();
    const newKey = counting();
    const first = createIntents(perTab, newKey).begin('lease:7');
    first.sent();
    expect(createIntents(perTab, newKey).begin('lease:7').key).toBe(first.key);
  });

  it('makes a new key once the answer was final', () => {
    const intents = createIntents(memoryStore(), counting());
    const intent = intents.begin('lease:7');
    const { key } = intent;
    intent.sent();
    intent.settled();
    expect(intent.key).not.toBe(key);
    expect(intents.begin('lease:7').key).not.toBe(key);
  });

  it('makes a new key for a form that was opened and left', () => {
    const intents = createIntents(memoryStore(), counting());
    expect(intents.begin('lease:7').key).not.toBe(intents.begin('lease:7').key);
  });

  it('keeps intents apart by name', () => {
    const intents = createIntents(memoryStore(), counting());
    const first = intents.begin('lease:7');
    first.sent();
    expect(intents.begin('lease:8').key).not.toBe(first.key);
  });

  it('survives a store that someone else wrote into', () => {
    const intents = createIntents(memoryStore({ 'paydirt.intent.lease:7': '{"key":7}' }), counting());
    expect(intents.begin('lease:7').key).toBe('key-1');
  });
});
