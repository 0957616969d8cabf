import { type Call, isResultOf } from '@paydirt/contract';
import { allCalls } from '@paydirt/contract/calls';
import { translateNames } from '@paydirt/contract/wire-names';
import type { Page } from '@playwright/test';

/** A word longer than any line. */
export const LONG_WORD = 'x'.repeat(1500);

/** Markup that would be detected: by an element with this id, or by a script that ran. */
export const TRAP = 'trap';
const MARKUP = `<b id="${TRAP}">x</b><script>window.trapped = true</script><img src="x" onerror="window.trapped = true">`;

type Leaf = string | number | boolean | null;

/** Candidates to replace a leaf of an answer; the first that the schema of the call accepts is used. */
type Candidates = (leaf: Leaf) => readonly unknown[];

/** Answers that match their schemas, but that no service would give. */
export const ALLOWED: Readonly<Record<string, Candidates>> = {
  'the largest numbers, and markup and a long word in every text': (leaf) =>
    typeof leaf === 'number'
      ? [1e300, 1e15, 1000]
      : [
          MARKUP + LONG_WORD,
          `<b>x</b>${'x'.repeat(50)}`,
          '9999-12-31T23:59:59.999Z',
          '9999-12-31',
          '999999999999999.999999',
          '999999999999999.99',
        ],
  'null where it is allowed, and the smallest value elsewhere': (leaf) =>
    typeof leaf === 'number'
      ? [null, -1e300, -1, 0, 0.5]
      : [null, '', '0001-01-01T00:00:00.000Z', '0001-01-01', '-999999999999999.999999', '0.00', '0.01'],
};

/** Ways in which an answer does not match its schema: empty, of other types throughout, without its fields. */
const BROKEN_FORMS: readonly ((data: unknown) => unknown)[] = [
  () => null,
  (data) => eachLeaf(data, (leaf) => (typeof leaf === 'string' ? 7 : [{ a: leaf }])),
  (data) => (typeof data === 'object' && data !== null ? {} : data),
];

function eachLeaf(data: unknown, change: (leaf: Leaf) => unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => eachLeaf(item, change));
  if (typeof data !== 'object' || data === null) return change(data as Leaf);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, eachLeaf(value, change)]));
}

/** Number of items kept of each list: trying all would take too long. */
const ITEMS = 3;

function shortened(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, ITEMS).map(shortened);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shortened(value)]));
}

/** Replace each leaf by garbage that the schema accepts, one after the other. */
function withGarbage(call: Call, data: unknown, candidates: Candidates): unknown {
  const whole = { data: shortened(data) };
  if (!isResultOf(call, whole.data)) return data;
  const visit = (holder: Record<string, unknown>, name: string) => {
    const leaf = holder[name];
    if (typeof leaf === 'object' && leaf !== null) {
      for (const inner of Object.keys(leaf)) visit(leaf as Record<string, unknown>, inner);
      return;
    }
    for (const candidate of candidates(leaf as Leaf)) {
      holder[name] = candidate;
      if (isResultOf(call, whole.data)) return;
    }
    holder[name] = leaf;
  };
  visit(whole, 'data');
  return whole.data;
}

function callOf(url: string, method: string): Call | undefined {
  const path = new URL(url).pathname.replace(/^\/api\//, '');
  return allCalls.find((call) => call.method === method && `${call.service}/${call.path}` === path);
}

async function answerWith(page: Page, change: (call: Call, data: unknown) => unknown): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const call = callOf(route.request().url(), route.request().method());
    // The services close a connection that was idle for a while, maybe as the next request is on its way.
    const answer = await route.fetch({ maxRetries: 3 });
    const isEnvelope = answer.headers()['content-type']?.includes('json') === true;
    if (call === undefined || !isEnvelope || !answer.ok()) return route.fulfill({ response: answer });
    const envelope = (await answer.json()) as { readonly data: unknown };
    const data = translateNames(change(call, translateNames(envelope.data)));
    return route.fulfill({ response: answer, json: { ...envelope, data } });
  });
}

/** Let every good answer contain garbage that its schema accepts. */
export async function answerAllowed(page: Page, candidates: Candidates): Promise<void> {
  await answerWith(page, (call, data) => withGarbage(call, data, candidates));
}

/** Let every good answer be broken, each call in its own way. */
export async function answerBroken(page: Page): Promise<void> {
  await answerWith(page, (call, data) => BROKEN_FORMS[allCalls.indexOf(call) % BROKEN_FORMS.length]?.(data));
}
