import { recordDetail, type RecordDetail, records } from '@paydirt/contract/wallet/records';
import type { Locale } from '@paydirt/domain';

import { createSandbox, type Sandbox } from '../../../e2e/src/support/sandbox.ts';
import { type Texts, textsOf } from '../../../e2e/src/support/texts.ts';
import { observeCalls, type ObservedCall } from './calls.ts';
import { type FrameScreen, screenOf } from './frame-screen.ts';

/** A person's visit: the tools of a step. */
export interface Visit {
  readonly screen: FrameScreen;
  readonly texts: Texts;
  /** The services, from outside the app. */
  readonly sandbox: Sandbox;
}

/** Steps of a journey by name, in their order. */
export type Flow = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

/** Settings of the device that a flow runs on, as the app keeps them. */
export interface FlowDevice {
  readonly language: Locale;
  readonly theme: string;
  readonly textSize: string;
}

interface Playing {
  readonly flow: Flow;
  readonly device: string;
  readonly visit: Visit;
  readonly calls: ObservedCall[];
  /** Ids of entries that were there before the step. */
  readonly known: Set<string>;
  /** When the world began, by its clock. */
  readonly begun: string;
  readonly end: () => void;
  /** Number of steps done; null while one is under way, or after one failed. */
  done: number | null;
}

const PAGE = 'demo/index.html';

let playing: Playing | null = null;

const shownPhone = () => document.querySelector<HTMLIFrameElement>('#flow-phone');

/**
 * Put a new phone on the page, outside of Storybook's own elements, because a moved frame reloads its page. An
 * existing one is removed, and its app with it: an app that is left while it loads may reload itself.
 */
function newPhone(src: string): HTMLIFrameElement {
  shownPhone()?.remove();
  const frame = document.createElement('iframe');
  frame.id = 'flow-phone';
  frame.title = 'Paydirt';
  frame.src = src;
  document.body.prepend(frame);
  return frame;
}

/** Hide the phone, when another story is shown. */
export function hidePhone(): void {
  const frame = shownPhone();
  if (frame !== null) frame.hidden = true;
}

async function begin(flow: Flow, device: FlowDevice): Promise<Playing> {
  playing?.end();
  const isolated = crypto.randomUUID();
  const calls: ObservedCall[] = [];
  const end = observeCalls(isolated, (call) => calls.push(call));
  // Without motion, no picture shows an animation half-way.
  const settings = new URLSearchParams({ isolated, ...device, motion: 'reduced' });
  const frame = newPhone(`${PAGE}?${settings}`);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const services: typeof fetch = async (input, init) => {
    // The page sets `paydirtFetch` when its scripts have loaded.
    while (!Reflect.has(frame.contentWindow ?? {}, 'paydirtFetch'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return (Reflect.get(frame.contentWindow ?? {}, 'paydirtFetch') as typeof fetch)(input, init);
  };
  const sandbox = createSandbox(location.origin, device.language, services);
  return {
    flow,
    device: JSON.stringify(device),
    visit: { screen: screenOf(frame), texts: await textsOf(device.language), sandbox },
    calls,
    known: new Set(),
    begun: await sandbox.now(),
    end,
    done: 0,
  };
}

/** Wait until a step can be viewed: temporary messages are gone, and everything is loaded. */
async function settle({ screen, texts: { t } }: Visit): Promise<void> {
  const messages = screen.getByRole('region', { name: t('shell.messages'), exact: true });
  for (const close of messages.locator('button').all()) close.click();
  await messages.locator('button').waitFor({ state: 'hidden' });
  // This button of the ribbon appears only when everything else has loaded.
  await screen
    .locator('button')
    .filter({ hasText: t('shell.plusDay') })
    .first()
    .waitFor();
  await screen.settle();
  // Scrolling an element of the phone into view also scrolls the page around the phone.
  window.scrollTo(0, 0);
}

type Entry = RecordDetail['entries'][number];

/** Calls and journal entries of one step. */
export interface Done {
  readonly calls: readonly ObservedCall[];
  /** Entries that it made in the journal, of the member who called last. */
  readonly entries: readonly Entry[];
}

/** Number of entries to read; a step makes fewer. */
const NEWEST = 10;

/** Read the newest entries of a member's records; none for a visitor or a member who left. */
async function newestEntries({ sandbox }: Visit, token: string | null): Promise<readonly Entry[]> {
  if (token === null) return [];
  const client = sandbox.client(token);
  try {
    const { data } = await client.call(records, { pageNum: 1, pageSize: NEWEST });
    const found = await Promise.all(data.list.map(({ id }) => client.call(recordDetail, { id })));
    return found.flatMap(({ data: { entries } }) => entries);
  } catch {
    return [];
  }
}

/**
 * Run the steps of a flow, up to and including one of them, in a world that is the same each time. If it is at an
 * earlier step it continues from there; else it starts over.
 *
 * @param around Wrapper of each step, such as Storybook's own list of steps.
 * @returns Calls and entries of the last one.
 */
export async function playFlow(
  flow: Flow,
  last: string,
  device: FlowDevice,
  around: (name: string, step: () => Promise<void>) => Promise<void>,
): Promise<Done> {
  const names = Object.keys(flow);
  const until = names.indexOf(last) + 1;
  const frame = shownPhone();
  if (frame !== null) frame.hidden = false;
  const goesOn =
    playing !== null &&
    playing.flow === flow &&
    playing.device === JSON.stringify(device) &&
    playing.done !== null &&
    playing.done < until;
  if (!goesOn) playing = await begin(flow, device);
  const current = playing;
  if (current === null) throw new Error('flow: it has not begun');
  let made: readonly Entry[] = [];
  for (const name of names.slice(current.done ?? 0, until)) {
    current.done = null;
    current.calls.length = 0;
    await around(name, async () => {
      await flow[name]?.(current.visit);
      await settle(current.visit);
    });
    const token = current.calls.findLast((call) => call.token !== null)?.token ?? null;
    made = (await newestEntries(current.visit, token)).filter(
      ({ id, time }) => time >= current.begun && !current.known.has(id),
    );
    for (const { id } of made) current.known.add(id);
    current.done = names.indexOf(name) + 1;
  }
  return { calls: [...current.calls], entries: made };
}
