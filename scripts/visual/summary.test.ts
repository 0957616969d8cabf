import { describe, expect, it } from 'vitest';

import { faultsOf, needsALook, summaryOf } from './summary.mjs';
import { reportPage } from './report.mjs';

const base = {
  job: {
    entry: {
      id: 'components-badge--new',
      title: 'Components/Badge',
      name: '<New>',
      importPath: './packages/ui/src/badge/badge.stories.tsx',
      exportName: 'New',
    },
    mode: 'phone light en',
    plays: true,
    axe: true,
    whole: true,
  },
  status: 'same' as const,
  fault: '',
  note: '',
  axe: [] as string[],
  shot: 'a1',
  differing: 0,
  looks: 1,
  before: Buffer.from('before'),
};
const changed = {
  ...base,
  status: 'changed' as const,
  differing: 7,
  after: Buffer.from('after'),
  difference: Buffer.from('difference'),
};
const read = () => ({
  text: '/** What is new. */\nexport const New = {};\n',
  commits: 'abc badge: a new look',
});

describe('what has to be looked at', () => {
  it('is nothing where all is as accepted', () => {
    expect(needsALook(base)).toBe(false);
    expect(faultsOf([base], [])).toEqual([]);
  });

  it('is a change, a story that fails, what axe found, and a picture without a story', () => {
    const broken = { ...base, fault: 'it threw\nsomewhere' };
    const unlabelled = { ...base, axe: ['label: a field needs one'] };
    expect(faultsOf([base, changed, broken, unlabelled], ['old--one/phone'])).toEqual([
      'components-badge--new/phone-light-en  changed, 7 pixels',
      'components-badge--new/phone-light-en  the story fails here: it threw',
      'components-badge--new/phone-light-en  axe: label: a field needs one',
      'old--one/phone  is kept, and there is no such story or mode any more',
    ]);
  });

  it('does not call a picture bad that was not compared', () => {
    expect(needsALook({ ...base, status: 'not compared' })).toBe(false);
  });

  it('is counted in one line, second looks too', () => {
    expect(summaryOf([base, { ...base, looks: 2 }, changed], [])).toBe(
      '2 same, 1 changed, 1 of the same at the second look only',
    );
  });
});

describe('the report', () => {
  const reviewed = { gone: [], summary: '1 changed', sentence: '', all: false };

  it('shows before, after and difference, the code, why, and how to accept', () => {
    const page = reportPage({ ...reviewed, findings: [changed] }, read);
    for (const picture of [changed.before, changed.after, changed.difference]) {
      expect(page).toContain(picture.toString('base64'));
    }
    expect(page).toContain('packages/ui/src/badge/badge.stories.tsx:2');
    expect(page).toContain('What is new.');
    expect(page).toContain('abc badge: a new look');
    expect(page).toContain('npm run visual -- --accept components-badge--new');
  });

  it('needs nothing beside it and takes names as text', () => {
    const page = reportPage({ ...reviewed, findings: [base] }, read);
    expect(page).toContain('&lt;New&gt;');
    expect(page).not.toMatch(/(?:src|href)="(?!data:|#)/);
  });

  it('opens on what has to be looked at, else on everything', () => {
    expect(reportPage({ ...reviewed, findings: [changed] }, read)).toContain('value="look" selected');
    expect(reportPage({ ...reviewed, findings: [base] }, read)).toContain('value="all" selected');
  });
});
