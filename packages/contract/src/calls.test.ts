/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';

import type { Call } from './call.ts';
import { allCalls, isCall } from './calls.ts';

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>(['./*/*.ts', '!./*/*.examples.ts'], {
  eager: true,
});
const nameOf = ({ method, service, path }: Call) => `${method} ${service}/${path}`;

describe('the list of all calls', () => {
  it('has every call of every file once', () => {
    const written = Object.values(FILES).flatMap((file) => Object.values(file).filter(isCall));
    expect(allCalls.map(nameOf).toSorted()).toEqual(written.map(nameOf).toSorted());
    expect(new Set(allCalls.map(nameOf)).size).toBe(allCalls.length);
  });
});
