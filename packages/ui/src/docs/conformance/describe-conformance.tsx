import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { withoutStateStyle } from './pressables.ts';

/** Rules that every public component follows. */
export const rules = {
  ref: '`ref` reaches the root, and is let go of',
  className: '`className` is merged last on the root',
  rest: 'other props and `data-*` reach the root',
  silent: 'nothing is written to the console',
  answers: 'what can be pressed looks different under the pointer and when it is pressed',
  name: 'the function is named as it is exported',
} as const;

export type Rule = keyof typeof rules;

/**
 * Where a component puts the props of its caller: all on its `root`; for a form's `control`, `className` on the
 * frame around label, control and error, all others on the control; `none` where nothing is drawn.
 */
export type Shape = 'root' | 'control' | 'none';

/** A component under test. */
export interface Subject {
  /** Name of the export. */
  readonly name: string;
  readonly component: ComponentType<Record<string, unknown>>;
  /** Props with which it renders something. */
  readonly props: Record<string, unknown>;
  readonly shape: Shape;
  /** Wraps it in the providers or the list that it needs. */
  readonly around: (element: ReactNode) => ReactNode;
}

const MARK = 'data-conformance';
const CLASS = 'conformance-last';

/**
 * Render a component on its own and list the rules that it breaks, each with the finding.
 *
 * Runs in a browser, synchronously, and removes the component again.
 */
export function describeConformance({ name, component, props, shape, around }: Subject): Map<Rule, string> {
  const faults = new Map<Rule, string>();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const consoleMessages = listenToConsole();
  let refElement: Element | null = null;
  const ref = (element: Element | null) => {
    refElement = element;
  };
  const marks = shape === 'none' ? {} : { ref, className: CLASS, [MARK]: name, 'aria-roledescription': name };
  try {
    flushSync(() => root.render(around(createElement(component, { ...props, ...marks }))));
    if (shape !== 'none') {
      // Search the whole document: a dialog is rendered outside the host.
      const marked = document.querySelector(`[${MARK}="${name}"]`);
      const styled = document.querySelector(`.${CLASS}`);
      if (marked?.getAttribute('aria-roledescription') !== name) faults.set('rest', 'not on one element');
      if (refElement === null || refElement !== marked)
        faults.set('ref', refElement === null ? 'never set' : 'elsewhere');
      const frames = shape === 'control' ? styled !== marked && styled?.contains(marked) : styled === marked;
      if (styled === null || !frames) faults.set('className', 'elsewhere, or nowhere');
      else if (!styled.getAttribute('class')?.endsWith(CLASS)) faults.set('className', 'not the last');
    }
    for (const state of ['hover', 'active'] as const)
      for (const { outerHTML } of withoutStateStyle(host, state))
        faults.set('answers', `${state}: ${outerHTML}`);
    flushSync(() => root.unmount());
    if (refElement !== null) faults.set('ref', 'not let go of');
  } catch (error) {
    faults.set('silent', `threw: ${String(error)}`);
  } finally {
    host.remove();
  }
  const messages = consoleMessages.stop();
  if (messages.length > 0) faults.set('silent', messages.join(' · '));
  // A production build shortens names.
  if (import.meta.env.DEV && component.name !== name) faults.set('name', component.name);
  return faults;
}

function listenToConsole() {
  const messages: string[] = [];
  const { error, warn } = console;
  const listen = (...words: unknown[]) => void messages.push(words.map(String).join(' '));
  Object.assign(console, { error: listen, warn: listen });
  return {
    stop(): readonly string[] {
      Object.assign(console, { error, warn });
      return messages;
    },
  };
}
