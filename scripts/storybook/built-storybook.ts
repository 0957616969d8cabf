// The built Storybook opens in a browser, with every page of docs. The first story plays in it of each file of which no
// picture is kept: `npm test -- visual` plays those in a Storybook that is built as well, and `stories` all of them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';

import { isKept } from '../../.storybook/modes.ts';
import { ownSize, sizeOf, viewports } from '../../.storybook/toolbar.ts';
import { inRoot } from '../process/paths.mjs';
import { run, tool } from '../process/run.mjs';
import { readStory, showStory } from '../visual/in-page.mjs';
import type { Entry } from '../visual/plan.mjs';

/**
 * One page of each sort, with a text of its content, the panel that is open next to it, and on a page of docs the
 * content of its first story's frame, which must neither take the focus nor navigate the page.
 */
const PAGES = [
  { path: '', shown: '#storybook-root article' },
  { path: '/story/product-productcard--open', shown: '#storybook-root article', panel: 'Controls' },
  { path: '/story/screens-home--loaded', shown: '#storybook-root h1', panel: 'Interactions' },
  { path: '/story/screens-by-route--by-route', shown: '#storybook-root article a' },
  { path: '/docs/product-productcard--docs', shown: '#storybook-docs table' },
  {
    path: '/docs/patterns-confirmdialog--docs',
    shown: '#storybook-docs h1',
    framed: '[role=alertdialog]',
  },
];
/**
 * Other libraries' word for a component, and the component that Storybook's search lists first for it. Neighbours
 * in the list differ, so that an earlier result is never taken for the next.
 */
const SOUGHT = [
  ['input', 'TextField'],
  ['modal', 'Dialog'],
  ['text input', 'TextField'],
  ['drawer', 'BottomSheet'],
  ['alert', 'NoticeBar'],
  ['snackbar', 'Toast'],
  ['banner', 'NoticeBar'],
  ['tooltip', 'IconButton'],
  ['radio', 'Choice'],
  ['dropdown', 'Menu'],
  ['select', 'SelectField'],
  ['accordion', 'Disclosure'],
  ['switch', 'Switch'],
  ['tag', 'Badge'],
  ['toggle', 'Switch'],
  ['loader', 'Spinner'],
  ['textarea', 'TextArea'],
  ['stepper', 'ProgressTimeline'],
  ['tabs', 'SegmentedTabs'],
  ['popover', 'Menu'],
  ['link', 'TextLink'],
  ['notification', 'Toast'],
  ['combobox', 'PickerSheet'],
  ['date picker', 'DateRange'],
  ['slider', 'ChartFrame'],
  ['breadcrumb', 'Header'],
  ['pagination', 'ListEnd'],
  ['lightbox', 'PictureViewer'],
  ['layout', 'Stack'],
  ['typography', 'Text'],
  ['otp', 'CodeField'],
  ['bottom navigation', 'TabBar'],
  ['divider', 'Card'],
] as const;
/** A phone's window, in which pages of docs are read as well. */
const PHONE = { width: 390, height: 844 };
/** Largest layout shift of a page of docs while it loads (web.dev calls 0.1 good). */
const MOST_SHIFT = 0.05;
/** Code that compiles where it is pasted, and would not look the same there, or do nothing. */
const NOT_PASTED = /\bclassName=|\bon\w+Change=\{\(\) => \{\}\}/;
/** Tags that the sidebar starts with: a story with none of them would not be found. */
const PLACES = ['page', 'stable', 'new', 'suite'];

const { entries } = JSON.parse(readFileSync(inRoot('storybook-static/index.json'), 'utf8')) as {
  entries: Readonly<Record<string, Entry & { readonly type: 'story' | 'docs' }>>;
};
const docs = Object.values(entries).filter(({ type }) => type === 'docs');
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const pictured = new Set(stories.filter(isKept).map(({ importPath }) => importPath));
const played = [
  ...Map.groupBy(
    stories.filter(({ importPath }) => !pictured.has(importPath)),
    ({ importPath }) => importPath,
  ).values(),
].flatMap(([first]) => first ?? []);

/** Collect the errors of a page, to assert that there are none. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Fixtures of a worker: a page in which Storybook shows story after story, as from its sidebar, and code. */
interface Worker {
  canvas: { page: Page; errors: string[] };
  /** The code that pages of docs show, by their ids; in the end all of it compiles. */
  shownCode: Map<string, string>;
}

const test = base.extend<object, Worker>({
  shownCode: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for one
    async ({}, use, { workerIndex }) => {
      const codes = new Map<string, string>();
      await use(codes);
      await compile(codes, inRoot(`.cache/shown-code-${workerIndex}`));
    },
    { scope: 'worker' },
  ],
  canvas: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use({ page, errors: errorsOf(page) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { path, shown, panel, framed } of PAGES)
  test(path || 'the first page', async ({ page }) => {
    const errors = errorsOf(page);
    const { promise: mayDraw, resolve: drawFrames } = Promise.withResolvers<void>();
    await page.route(/embed=true/, (route) => mayDraw.then(() => route.continue()));
    await page.goto(`/?path=${path}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.locator(shown).first()).toBeVisible();
    if (panel !== undefined)
      await expect(page.getByRole('tab', { name: panel, selected: true })).toBeVisible();
    if (framed !== undefined) {
      const frames = preview.locator('.sb-story iframe');
      await expect(frames).toHaveCount(1);
      drawFrames();
      await expect(frames.first().contentFrame().locator(framed)).toBeVisible();
      // Those below wait for it.
      await expect(frames.nth(1)).toBeAttached();
      const reader = await preview.locator(shown).evaluate(() => ({
        at: document.activeElement?.tagName,
        scrolled: window.scrollY,
      }));
      expect(reader).toEqual({ at: 'BODY', scrolled: 0 });
    }
    expect(errors).toEqual([]);
  });

test('a link to a heading of a page of docs shows it, below stories that come after it', async ({ page }) => {
  await page.goto('/?path=/docs/patterns-confirmdialog--docs#props');
  const heading = page.frameLocator('#storybook-preview-iframe').locator('#props');
  await expect(heading).toBeInViewport();
});

test('the search lists a component first by the word that others have for it', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  for (const [word, component] of SOUGHT) {
    await search.fill(word);
    const first = page.getByRole('option').first();
    await expect.soft(first, word).toHaveText(new RegExp(`(Primitives|Patterns)${component}$`));
  }
});

test(`every story is one of ${PLACES.join(', ')}`, () => {
  const lost = stories.filter(({ tags = [] }) => tags.filter((tag) => PLACES.includes(tag)).length !== 1);
  expect(lost.map(({ id }) => id)).toEqual([]);
});

for (const { id } of played)
  test(`story ${id}`, async ({ canvas: { page, errors }, baseURL }) => {
    errors.length = 0;
    if (!page.url().includes('viewMode=story')) await page.goto(`${baseURL}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    const { viewport } = await page.evaluate(readStory, id);
    // A story that asks for no window holds in any: Vitest plays it in a phone's, and this in a laptop's.
    await page.setViewportSize(ownSize(viewport) ?? sizeOf(viewports.desktop.styles));
    const { broken, unplayed } = await page.evaluate(showStory, id);
    expect([broken, unplayed, ...errors].filter(Boolean)).toEqual([]);
  });

// Opened by its address: Storybook reloads its preview when it leaves a page of docs whose stories are still
// running, in the middle of the next test.
for (const { id } of docs)
  test(`page of docs ${id}`, async ({ canvas: { page, errors }, shownCode, baseURL }) => {
    errors.length = 0;
    await page.setViewportSize(PHONE);
    await page.goto(`${baseURL}/iframe.html?viewMode=docs&id=${id}`);
    // The stories below the first are drawn after it.
    await expect(page.locator('#props')).toBeVisible();
    for (const story of await page.locator('.sb-story [data-name]').all())
      await expect(story.locator(':scope > *').first()).toBeAttached();
    const failed = await page.locator('.sb-story > pre').allTextContents();
    const shown = page.locator('.sbdocs-preview .prismjs').first();
    await expect(shown).not.toBeEmpty();
    const code = (await shown.textContent()) ?? '';
    // From the first: neither the source of a story nor elements without their imports.
    expect(code).toMatch(/^import /);
    expect(code).not.toMatch(NOT_PASTED);
    shownCode.set(id, code);
    expect([...failed, ...errors]).toEqual([]);
    const { shift, width } = await page.evaluate(measurePage);
    expect(shift, 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);
    expect(width, 'width of what it draws').toBeLessThanOrEqual(PHONE.width);
  });

/** Compile the code of pages of docs, as an app that uses the package would. */
async function compile(codes: ReadonlyMap<string, string>, folder: string): Promise<void> {
  if (codes.size === 0) return;
  mkdirSync(folder, { recursive: true });
  try {
    for (const [id, code] of codes) writeFileSync(`${folder}/${id}.tsx`, code);
    const config = {
      extends: inRoot('packages/ui/tsconfig.json'),
      include: ['.'],
    };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
    await run(tool('tsc'), ['-p', folder], { fault: 'Code that is shown on pages of docs does not compile' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measure how far what a page had drawn was moved (CLS), and how wide it is. */
async function measurePage() {
  let shift = 0;
  const add = (reported: PerformanceEntryList) => {
    for (const { value } of reported as (PerformanceEntry & { readonly value: number })[]) shift += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // A frame's shifts are known after it.
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  add(observer.takeRecords());
  observer.disconnect();
  return { shift, width: document.documentElement.scrollWidth };
}
