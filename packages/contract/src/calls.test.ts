/// <reference types="vite/client" />
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import type { Call } from './call.ts';
import { allCalls, isCall } from './calls.ts';
import { allExamples } from './examples.ts';

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

describe('the examples', () => {
  it('are one of every call', () => {
    const shown = allExamples().map(({ call }) => nameOf(call));
    expect(shown.toSorted()).toEqual(allCalls.map(nameOf).toSorted());
  });

  it.each(allExamples().map((example) => [nameOf(example.call), example] as const))(
    '%s: takes its parameters and answers so',
    (_name, { call, input, result }) => {
      expect(v.is(call.input, input)).toBe(true);
      expect(v.parse(call.result, result)).toEqual(result);
    },
  );
});
