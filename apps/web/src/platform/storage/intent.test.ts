import { describe, expect, it } from 'vitest';

import { createIntents } from './intent.ts';
import { ownPlace } from './own-place.ts';
import { memoryStore } from './storage.ts';

function counting() {
  let count = 0;
  return () => `key-${(count += 1)}`;
}

function placesIn(local = memoryStore(), userId = 'm-1') {
  return (name: string) => ownPlace(name, { userId, local, perTab: memoryStore() });
}

describe('createIntents', () => {
  it('gives a key that was sent and not answered out again, after a reload and in another tab too', () => {
    const local = memoryStore();
    const newKey = counting();
    const first = createIntents(placesIn(local), newKey).begin('lease:7');
    first.sent();
    expect(createIntents(placesIn(local), newKey).begin('lease:7').key).toBe(first.key);
  });

  it('gives nobody the key of another member', () => {
    const local = memoryStore();
    const newKey = counting();
    const first = createIntents(placesIn(local), newKey).begin('lease:7');
    first.sent();
    expect(createIntents(placesIn(local, 'm-2'), newKey).begin('lease:7').key).not.toBe(first.key);
  });

  it('makes a new key once the answer was final', () => {
    const intents = createIntents(placesIn(), counting());
    const intent = intents.begin('lease:7');
    const { key } = intent;
    intent.sent();
    intent.settled();
    expect(intent.key).not.toBe(key);
    expect(intents.begin('lease:7').key).not.toBe(key);
  });

  it('makes a new key for a form that was opened and left', () => {
    const intents = createIntents(placesIn(), counting());
    expect(intents.begin('lease:7').key).not.toBe(intents.begin('lease:7').key);
  });

  it('keeps intents apart by name', () => {
    const intents = createIntents(placesIn(), counting());
    const first = intents.begin('lease:7');
    first.sent();
    expect(intents.begin('lease:8').key).not.toBe(first.key);
  });

  it('survives a store that someone else wrote into', () => {
    const local = memoryStore({ 'paydirt.own.m-1.intent.lease:7': '{"key":7}' });
    const intents = createIntents(placesIn(local), counting());
    expect(intents.begin('lease:7').key).toBe('key-1');
  });
});
