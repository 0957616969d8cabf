import { spoken } from '@paydirt/testkit/story-language';
import { useRef, useState, type ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { RecordList, type RecordListSnapshot } from './index.ts';
import { SampleList, samples, toRow } from './record-samples.fixture.tsx';

/** A list that is left and come back to by a button, and keeps where it stood meanwhile. */
export function LeftAndComeBackTo({
  row = toRow,
  ...args
}: ComponentProps<typeof SampleList> & { row?: typeof toRow }) {
  const [snapshot, setSnapshot] = useState<RecordListSnapshot>();
  const [shown, setShown] = useState(true);
  const { t } = spoken();
  return (
    <>
      <div className="fixed end-4 bottom-4 z-20">
        <Button onClick={() => setShown(!shown)}>{shown ? t('common.close') : t('common.back')}</Button>
      </div>
      {shown ? <RecordList {...args} row={row} snapshot={snapshot} onSnapshot={setSnapshot} /> : null}
    </>
  );
}

/** A long list that has asked for more, which a button off it lets in. */
export function GrowingWhenLetIn(args: ComponentProps<typeof SampleList>) {
  const [count, setCount] = useState(144);
  const language = spoken();
  const { t } = language;
  return (
    <>
      <div className="fixed end-4 bottom-4 z-20">
        <Button onClick={() => setCount(count + 24)}>{t('common.next')}</Button>
      </div>
      <SampleList
        {...args}
        days={samples(language, count)}
        ending={
          count === 144
            ? { kind: 'loading', label: t('common.loading') }
            : { kind: 'complete', label: t('common.listEnd') }
        }
      />
    </>
  );
}

/** A list that says which record was pressed. */
export function PressedRows(args: ComponentProps<typeof SampleList>) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <p role="status" className="fixed end-4 bottom-4 z-20 rounded-control bg-ink px-4 text-paper">
        {opened}
      </p>
      <RecordList
        {...args}
        row={(record) => ({
          ...toRow(record),
          onClick: (event) => {
            event.preventDefault();
            setOpened(record.id);
          },
        })}
      />
    </>
  );
}

/** A list in a box that scrolls by itself, below other content. */
export function InBox(args: ComponentProps<typeof SampleList>) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} className="h-96 overflow-y-auto">
      <p className="p-4">
        <Button icon="filter">{spoken().t('records.more')}</Button>
      </p>
      <SampleList {...args} scrollRef={scroller} />
    </div>
  );
}
