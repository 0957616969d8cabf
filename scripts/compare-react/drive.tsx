import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { type Spec, store, Tree } from './trees.tsx';
import { allTold, below, beginWorld } from './world.ts';

const DEPTH = 4;
const ROUNDS = 6;
/** Longer than React holds back what replaces a fallback. */
const SETTLED_MS = 700;
const KINDS = 11;
const EVENTS = [
  new KeyboardEvent('keydown', { bubbles: true, key: 'a' }),
  new MouseEvent('dblclick', { bubbles: true }),
  new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body }),
  new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
  new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }),
  new CompositionEvent('compositionend', { bubbles: true, data: 'a' }),
  ...['transitionend', 'cancel', 'close', 'wheel', 'scroll'].map(
    (name) => new Event(name, { bubbles: true }),
  ),
];

function specOf(depth: number): Spec {
  return {
    kind: below(KINDS),
    number: below(20),
    below: depth === 0 ? [] : Array.from({ length: below(4) }, () => specOf(depth - 1)),
    keys: [...new Set(Array.from({ length: below(8) }, () => below(12)))],
  };
}

/** The same tree with something else in it: other numbers, other orders, other kinds. */
function changed(spec: Spec, depth: number): Spec {
  if (below(10) < 3) return specOf(depth);
  const kept = below(5) === 0 ? spec.below.toReversed() : spec.below;
  return {
    kind: spec.kind,
    number: below(3) === 0 ? below(20) : spec.number,
    below: kept.map((one) => changed(one, depth - 1)),
    keys: below(2) === 0 ? spec.keys.toReversed() : spec.keys,
  };
}

/** Use an element as a person or a browser would. */
function touch(element: HTMLElement): void {
  const isText = element.matches('textarea, input:not([type])');
  if (isText) {
    element.focus();
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value') ?? {};
    set?.call(element, `typed ${below(9)}`);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    element.blur();
  } else if (element instanceof HTMLSelectElement) {
    element.value = 'x';
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    element.click();
  }
  for (const event of EVENTS)
    element.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}

/** Names of `useId` count how often something was begun, which time decides: by their first place instead. */
function withoutIds(markup: string): string {
  const names = new Map<string, string>();
  return markup.replace(/_r_\w+?_/g, (name) => {
    if (!names.has(name)) names.set(name, `id-${names.size}`);
    return names.get(name) ?? name;
  });
}

/** Draw and change a random tree, and give back all that could be seen of it. */
async function drive(seed: number) {
  beginWorld(seed);
  store.set(0);
  const host = document.querySelector<HTMLElement>('#root') ?? document.body;
  const failures: string[] = [];
  const note = (kind: string) => (failure: unknown) => void failures.push(`${kind}: ${String(failure)}`);
  const root = createRoot(host, {
    onCaughtError: note('caught'),
    onUncaughtError: note('uncaught'),
    onRecoverableError: note('recovered'),
  });
  const markup: string[] = [];
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    markup.push(withoutIds(document.body.innerHTML));
  };
  let spec = specOf(DEPTH);
  for (let round = 0; round < ROUNDS; round += 1) {
    const draw = () => root.render(<Tree spec={spec} />);
    [draw, () => startTransition(draw), () => flushSync(draw)][round % 3]?.();
    await settle();
    for (const element of [
      ...host.querySelectorAll<HTMLElement>('button,input,select,textarea,li,div'),
    ].slice(0, 25))
      touch(element);
    if (below(2) === 0) store.set(round + 1);
    await settle();
    spec = changed(spec, DEPTH);
  }
  root.unmount();
  await settle();
  return { markup, told: allTold(), failures };
}

Object.assign(window, { drive });
