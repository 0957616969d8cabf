import { SECOND_MS } from '@paydirt/domain';

import type { Heard } from './socket-line.ts';

/** One tab of all that are open connects and tells the others; what a browser has to choose it by. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (name: string) => BroadcastChannel;
  /** Whether this tab is in front: only such a one takes the lead from a tab that sleeps. */
  readonly isVisible: () => boolean;
  /** Tells when this tab comes to the front; answers how to stop. */
  readonly onVisible: (listener: () => void) => () => void;
}

export interface TabsLineOptions extends Heard {
  /** Who connects together: tabs of the same member. */
  readonly name: string;
  readonly tabs: Tabs;
  /** Connect, once this tab leads; answers how to let go. */
  readonly connect: (heard: Heard) => () => void;
  /** How often the tab that leads says that it is awake. @default 20 seconds */
  readonly beatMs?: number;
  /** How long a leader may take to answer somebody who asks. @default 5 seconds */
  readonly answerMs?: number;
}

/** Between tabs: one asks how things stand, the one that leads says so, and hands on what it hears. */
type Said =
  | { readonly kind: 'ask' }
  | { readonly kind: 'state'; readonly state: 'live' | 'connecting' }
  | { readonly kind: 'text'; readonly text: string };

function isSaid(data: unknown): data is Said {
  return typeof data === 'object' && data !== null && 'kind' in data;
}

/**
 * Hear over one socket for all tabs: the tab that holds the lock connects, and hands what it hears on to the others.
 * When it goes the next one takes over; from one that sleeps a tab in front takes the lead. Answers how to leave.
 */
export function joinTabs(options: TabsLineOptions): () => void {
  const { name, tabs, connect, onState, onText, beatMs = 20 * SECOND_MS, answerMs = 5 * SECOND_MS } = options;
  const channel = tabs.openChannel(name);
  const leaving = new AbortController();
  let leading = false;
  /** Whether this tab stands in line for the lock. */
  let waiting = false;
  let state: 'live' | 'connecting' = 'connecting';
  /** The last word on each subject, for a tab that comes later. */
  const latest = new Map<string, string>();
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  function say(said: Said): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    channel.postMessage(said);
  }

  function setState(next: 'live' | 'connecting'): void {
    state = next;
    onState(next);
  }

  /** Connect, and lead until somebody takes the lead or this tab leaves. */
  async function lead(lost: Promise<void>): Promise<void> {
    leading = true;
    clearTimeout(unanswered);
    const leave = connect({
      onState(next) {
        setState(next);
        say({ kind: 'state', state: next });
      },
      onText(text) {
        latest.set(subjectOf(text), text);
        onText(text);
        say({ kind: 'text', text });
      },
    });
    const beat = setInterval(() => say({ kind: 'state', state }), beatMs);
    await lost;
    latest.clear();
    clearInterval(beat);
    leave();
  }

  /** Wait for the lock, or take it from whoever sleeps on it. */
  function stand(steal: boolean): void {
    let lose: () => void = () => undefined;
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const granted = async () => {
      if (!steal) waiting = false;
      if (leaving.signal.aborted) return;
      leaving.signal.addEventListener('abort', lose);
      await lead(lost);
      leading = false;
    };
    if (!steal) waiting = true;
    // A lock that is taken from others cannot be waited for, so it takes no signal.
    const settings = steal ? { steal } : { signal: leaving.signal };
    tabs.locks.request(name, settings, granted).catch(() => {
      // Another tab took the lead, or this one left while it waited.
      leading = false;
      lose();
      if (leaving.signal.aborted) return;
      setState('connecting');
      if (!waiting) stand(false);
      ask();
    });
  }

  /** Ask the leader how things stand. From one that does not answer, a tab in front takes the lead. */
  function ask(): void {
    if (leading) return;
    say({ kind: 'ask' });
    clearTimeout(unanswered);
    unanswered = setTimeout(() => {
      if (!leading && tabs.isVisible() && !leaving.signal.aborted) stand(true);
    }, answerMs);
  }

  channel.addEventListener('message', ({ data }) => {
    if (!isSaid(data) || leaving.signal.aborted) return;
    if (data.kind === 'ask') {
      if (!leading) return;
      say({ kind: 'state', state });
      for (const text of latest.values()) say({ kind: 'text', text });
    } else if (!leading) {
      clearTimeout(unanswered);
      if (data.kind === 'text') onText(data.text);
      else if (data.state !== state) setState(data.state);
    }
  });
  const stopFollowing = tabs.onVisible(ask);
  stand(false);
  ask();

  return () => {
    leaving.abort();
    clearTimeout(unanswered);
    stopFollowing();
    channel.close();
  };
}

/** What a text is about: of each subject the last word counts. */
function subjectOf(text: string): string {
  // It was read as an event before it was handed on.
  const { type, data } = JSON.parse(text) as {
    readonly type: string;
    readonly data: { readonly id?: string };
  };
  return `${type}:${data.id ?? ''}`;
}
