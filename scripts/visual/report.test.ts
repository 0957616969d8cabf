import { expect, it } from 'vitest';

import { base, changed } from './finding.fixture.ts';
import { reportPage } from './report.mjs';

const origins = { changes: () => [], reach: () => [] };
const reviewed = { gone: [], missing: [] };
const pageOf = (finding: typeof base | typeof changed) =>
  reportPage({ ...reviewed, findings: [finding] }, origins);

it('shows before, after and difference of a change', () => {
  const page = pageOf(changed);
  expect(page).toContain(`image/webp;base64,${changed.before.toString('base64')}`);
  expect(page).toContain(`image/png;base64,${changed.after.toString('base64')}`);
  expect(page).toContain(changed.difference.toString('base64'));
  expect(page).toContain('changed, 7 pixels');
});

it('says which story it is, where its code is, and how to accept it', () => {
  const page = pageOf(changed);
  expect(page).toContain('Components / Badge');
  expect(page).toContain('packages/ui/src/primitives/badge/badge.stories.tsx');
  expect(page).toContain('npm run visual -- --accept components-badge--new');
});

it('links each story to its page in Storybook', () => {
  expect(pageOf(changed)).toContain('href="http://localhost:6006/?path=/story/components-badge--new"');
});

it('groups changes by their cause, which can be accepted as one', () => {
  const path = 'packages/ui/src/primitives/badge/badge.tsx';
  const page = reportPage(
    { ...reviewed, findings: [changed] },
    {
      ...origins,
      changes: () => [{ path, words: 'p-3 → p-4', own: true }],
      reach: () => [path],
    },
  );
  expect(page).toContain(`<code>p-3 → p-4</code> in <code>${path}</code> moved 1 picture`);
  expect(pageOf(changed)).toContain('Nothing that changed explains 1 picture');
  expect(pageOf(base)).not.toContain('By cause');
});

it('accepts by cause only what that cause changed, and nothing else of the same story', () => {
  const dark = { ...changed, job: { ...changed.job, mode: 'phone dark de' } };
  const page = reportPage(
    { ...reviewed, findings: [changed, dark] },
    {
      ...origins,
      changes: () => [{ path: 'packages/i18n/src/catalogues/de-DE/home.ts', words: '', own: true }],
      reach: () => ['packages/i18n/src/catalogues/de-DE/home.ts'],
    },
  );
  expect(page).toContain('<code>npm run visual -- --accept components-badge--new/phone-dark-de</code>');
  expect(page).toContain('<code>npm run visual -- --accept components-badge--new/phone-light-en</code>');
});

it('names the changed token', () => {
  const path = 'packages/ui/src/styles.css';
  const page = reportPage(
    { ...reviewed, findings: [changed] },
    {
      ...origins,
      changes: () => [{ path, words: '4px → 8px', token: '--spacing', own: true }],
      reach: (story) => [story],
    },
  );
  expect(page).toContain(`<code>--spacing: 4px → 8px</code> in <code>${path}</code> moved 1 picture`);
});

it('lists pictures without a story and components without a picture', () => {
  const page = reportPage(
    {
      ...reviewed,
      findings: [],
      gone: ['old--one/phone'],
      missing: ['Components/Lever'],
    },
    origins,
  );
  expect(page).toContain('old--one/phone');
  expect(page).toContain('Components/Lever');
});

it('escapes names', () => {
  expect(pageOf(changed)).toContain('&lt;New&gt;');
  expect(pageOf(changed)).not.toContain('<New>');
});

it('omits unchanged pictures', () => {
  expect(pageOf(base)).not.toContain(base.job.entry.importPath);
});

it('has a button for each story where it is served', () => {
  const served = reportPage({ ...reviewed, findings: [changed] }, origins, { served: true });
  expect(served).toContain('action="/accept?story=components-badge--new"');
});
