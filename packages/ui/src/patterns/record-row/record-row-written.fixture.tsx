import { spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { StoryContext } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { RecordRow } from './record-row.tsx';
import { incomeIn, shareIn, withdrawalIn } from './record-row-samples.fixture.ts';
import { createRecordRowWriter, RECORD_ROW_TEMPLATE, type WrittenRecordRow } from './record-row-writer.ts';

/** An address of another origin that is never fetched. */
const FROM_ELSEWHERE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Records that differ from one to the next in every way. */
function variety(language: StoryLanguage): readonly WrittenRecordRow[] {
  const { t } = language;
  const income = { ...incomeIn(language), href: '#/user/record' };
  return [
    { ...income, shortfall: shareIn(language, 940) },
    { ...income, flow: 'void', status: t('record.status.failed'), statusKind: 'failed', href: undefined },
    { ...withdrawalIn(language), icon: 'close', href: '#/user/record' },
    { ...income, picture: FROM_ELSEWHERE },
    { ...income, picture: '/media/products/gold-pan.svg', chosen: true },
    {
      ...income,
      icon: 'play',
      picture: undefined,
      shortfall: t('record.row.standstill'),
      statusKind: 'open',
      href: '#/user/record?id=7',
    },
    income,
  ];
}

/** Rows as the component renders them, and below them copies that have been rewritten repeatedly. */
export function Copies() {
  const many = variety(spoken());
  const rendered = useRef<HTMLDivElement>(null);
  const copies = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const records = variety(spoken());
    const template = rendered.current?.lastElementChild;
    const rows = copies.current;
    rows?.replaceChildren();
    for (const last of records.keys()) {
      const copy = template?.cloneNode(true);
      if (!(copy instanceof HTMLElement)) continue;
      const write = createRecordRowWriter(copy);
      for (const record of [...records, ...records.slice(0, last + 1)]) write(record);
      copy.dataset['copied'] = '';
      rows?.append(copy);
    }
  }, []);
  return (
    <>
      <div ref={rendered}>
        {many.map((record, index) => (
          <RecordRow key={`${record.title}${index}`} {...record} />
        ))}
        <RecordRow {...RECORD_ROW_TEMPLATE} hidden />
      </div>
      <div ref={copies} />
    </>
  );
}

/** Compare the copies with the rendered rows. */
export async function writesWhatIsRendered({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
  const markupOf = (row: Element) => {
    const plain = row.cloneNode(true) as HTMLElement;
    delete plain.dataset['copied'];
    plain.hidden = false;
    // Sorted, because attributes are listed in the order in which they were set.
    const attributes = (element: Element): string =>
      `<${element.tagName} ${[...element.attributes]
        .map(({ name, value }) => `${name}=${value}`)
        .toSorted()
        .join(
          ' ',
        )}>${[...element.childNodes].map((node) => (node instanceof Element ? attributes(node) : (node.textContent ?? ''))).join('|')}`;
    return attributes(plain);
  };
  await waitFor(async () => {
    const copies = [...canvasElement.querySelectorAll('[data-copied]')].map(markupOf);
    const rendered = [...canvasElement.querySelectorAll('[data-flow]:not([data-copied]):not([hidden])')].map(
      markupOf,
    );
    await expect(copies).toHaveLength(variety(spoken()).length);
    await expect(copies).toEqual(rendered);
  });
}
