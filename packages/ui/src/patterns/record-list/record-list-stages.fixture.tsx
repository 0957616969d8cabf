import { spoken } from '@paydirt/testkit/story-language';
import { useRef, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { RecordList, type RecordListProps, type RecordListSnapshot } from './index.ts';
import { samples, type Sample } from './record-samples.fixture.tsx';

/** A list that a button unmounts and mounts again, and that restores its scroll position. */
export function LeftAndComeBackTo(args: RecordListProps<Sample>) {
  const [snapshot, setSnapshot] = useState<RecordListSnapshot>();
  const [shown, setShown] = useState(true);
  const { t } = spoken();
  return (
    <>
      <div className="fixed end-4 bottom-4 z-20">
        <Button onClick={() => setShown(!shown)}>{shown ? t('common.close') : t('common.back')}</Button>
      </div>
      {shown ? <RecordList {...args} snapshot={snapshot} onSnapshot={setSnapshot} /> : null}
    </>
  );
}

/** A long list whose next records are delivered by a button outside it. */
export function GrowingWhenLetIn(args: RecordListProps<Sample>) {
  const [count, setCount] = useState(144);
  const language = spoken();
  const { t } = language;
  return (
    <>
      <div className="fixed end-4 bottom-4 z-20">
        <Button onClick={() => setCount(count + 24)}>{t('common.next')}</Button>
      </div>
      <RecordList
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

/** A list that shows which record was pressed. */
export function PressedRows(args: RecordListProps<Sample>) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <p role="status" className="fixed end-4 bottom-4 z-20 rounded-control bg-ink px-4 text-paper">
        {opened}
      </p>
      <RecordList
        {...args}
        row={(record) => ({
          ...args.row(record),
          onClick: (event) => {
            event.preventDefault();
            setOpened(record.id);
          },
        })}
      />
    </>
  );
}

/** A list in its own scroll container, below other content. */
export function InBox(args: RecordListProps<Sample>) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} className="h-96 overflow-y-auto">
      <p className="p-4">
        <Button icon="filter">{spoken().t('records.more')}</Button>
      </p>
      <RecordList {...args} scrollRef={scroller} />
    </div>
  );
}
