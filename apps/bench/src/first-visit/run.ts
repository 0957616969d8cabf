import { join } from 'node:path';

import { ensureWebBuilt, WEB_DIST } from '../../../../scripts/web/build.mjs';
import { untilQuiet } from '../machine.ts';
import { createBenchMember } from '../member.ts';
import { withDataFolder, withServices } from '../services.ts';
import { buildHello, HELLO_DIST } from './hello.ts';
import { type Visit, visit } from './visit.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const QUIET_WAIT_MS = 30_000;

/** The route that is looked at in other settings, too. */
export const HOME = '/index';

/** Settings of the device in which nothing may jump either, by what is said of them. */
const SETTINGS = {
  'in Tamil': { 'paydirt.language': 'ta-IN' },
  'at 200 % text': { 'paydirt.textSize': '200' },
};

/** All visits to one page, one of each repetition. */
export interface PageVisits {
  /** A route; null for the hello-world. */
  readonly route: string | null;
  readonly visits: readonly Visit[];
}

/** Everything that one run of the benchmark measured. */
export interface FirstVisits {
  readonly hello: PageVisits;
  readonly tabs: readonly PageVisits[];
  /** {@link HOME} in other settings. */
  readonly settings: readonly { readonly what: string; readonly visits: readonly Visit[] }[];
  readonly browserVersion: string;
}

interface RunOptions {
  readonly repetitions: number;
  readonly tabs: readonly string[];
}

/** Visit the hello-world and the tabs in turn, in the opposite order each other time. */
export async function measureFirstVisits(options: RunOptions): Promise<FirstVisits> {
  await ensureWebBuilt();
  await buildHello();
  return withDataFolder((profiles) =>
    withWeb(WEB_DIST, (address) =>
      // The hello-world comes from the very same server, of which it asks for nothing else.
      withWeb(HELLO_DIST, (helloAddress) => visitAll({ ...options, profiles, address, helloAddress })),
    ),
  );
}

function withWeb<T>(web: string, work: (address: string) => Promise<T>): Promise<T> {
  return withDataFolder((folder) => withServices(folder, ({ address }) => work(address), web));
}

async function visitAll({
  repetitions,
  tabs,
  profiles,
  address,
  helloAddress,
}: RunOptions & {
  readonly profiles: string;
  readonly address: string;
  readonly helloAddress: string;
}): Promise<FirstVisits> {
  const { kept } = await createBenchMember(address);
  const member = await createVisitor(join(profiles, 'member'), address, kept);
  const stranger = await createVisitor(join(profiles, 'stranger'), helloAddress, {});
  const urlOf = (route: string) => `${address}/#${route}`;

  const pages = [null, ...tabs].map((route) => ({
    route,
    name: route === null ? 'hello' : nameOf(route),
    url: route === null ? helloAddress : urlOf(route),
    visitor: route === null ? stranger : member,
    visits: [] as Visit[],
  }));
  const settings = await Promise.all(
    Object.entries(tabs.includes(HOME) ? SETTINGS : {}).map(async ([what, setting]) => {
      const name = `${nameOf(HOME)} ${what}`;
      const visitor = await createVisitor(join(profiles, nameOf(name)), address, { ...kept, ...setting });
      return { what, name: nameOf(name), url: urlOf(HOME), visitor, visits: [] as Visit[] };
    }),
  );

  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const page of repetition % 2 === 0 ? pages : pages.toReversed()) {
      await untilQuiet(QUIET_WAIT_MS);
      await visitOnce(page);
    }
    for (const setting of settings) await visitOnce(setting);
  }
  const [hello, ...rest] = pages;
  if (hello === undefined) throw new Error('bench: nothing was visited');
  return { hello, tabs: rest, settings, browserVersion: member.browserVersion };
}

async function visitOnce(page: {
  readonly name: string;
  readonly url: string;
  readonly visitor: Visitor;
  readonly visits: Visit[];
}) {
  const one = await visit(page.visitor, page.url, page.name);
  page.visits.push(one);
  const { firstPaint, largestPaint, shift, faults } = one;
  const faulty = faults.length === 0 ? '' : `, faults: ${faults.join(', ')}`;
  console.log(
    `${page.name}: FCP ${firstPaint.toFixed(0)} ms, LCP ${largestPaint.toFixed(0)} ms, CLS ${shift.toFixed(3)}${faulty}`,
  );
}

function nameOf(route: string): string {
  return route.replace(/^\//, '').replaceAll(/[^\w]+/g, '-');
}
