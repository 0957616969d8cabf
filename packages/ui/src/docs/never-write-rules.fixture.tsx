import { addMs, epochMs, formatMoneyParts, usdt } from '@paydirt/domain';
import { useState, type ReactNode } from 'react';
import { Avatar } from '../primitives/avatar/avatar.tsx';
import { BarChart } from '../patterns/bar-chart/index.ts';
import { Button, ButtonLink } from '../primitives/button/index.ts';
import { Choice } from '../primitives/choice/choice.tsx';
import { clockDigits, Countdown } from '../primitives/countdown/index.ts';
import { DescriptionList } from '../patterns/description-list/description-list.tsx';
import { FeedPost } from '../product/feed-post/index.ts';
import { Illustration } from '../foundations/illustration/index.ts';
import { LevelMeter } from '../product/level-meter/level-meter.tsx';
import { NoticeBar } from '../patterns/notice-bar/notice-bar.tsx';
import { ProductCard } from '../product/product-card/index.ts';
import { RecordRow } from '../patterns/record-row/record-row.tsx';
import { RiskNotice } from '../product/risk-notice/risk-notice.tsx';
import { TestRibbon } from '../product/test-ribbon/test-ribbon.tsx';
import { TextField } from '../primitives/field/index.ts';

/** The time shown by countdowns of the page. */
export const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
const nothing = () => undefined;

/** A rule of PRODUCT 1: what other products write, and what is written here instead. */
export interface Rule {
  /** Number of the rule in PRODUCT 1. */
  readonly id: string;
  readonly about: string;
  /** Text that products of this kind show. */
  readonly theirs: string;
  /** Drawing in place of the text, where it is not a text that misleads. */
  readonly drawn?: ReactNode;
  readonly ours: ReactNode;
}

/** H1 to H16, in their order. */
export const rules: readonly Rule[] = [
  {
    id: 'H1',
    about: 'What this is',
    theirs: 'Live trading · 2,481 members earning right now',
    ours: (
      <TestRibbon
        text="Test mode · play money"
        clock="21 Nov, 12:00"
        openLabel="Open the test panel"
        onOpen={nothing}
      />
    ),
  },
  {
    id: 'H2',
    about: 'An address to pay to',
    theirs: 'Send USDT to 0x71C7…976F. Minimum 50.',
    ours: <p>test1qz8…w4k2p7. A test address: nothing sent to it can arrive anywhere.</p>,
  },
  {
    id: 'H3',
    about: 'How much is left',
    theirs: 'Almost gone!',
    drawn: <FixedBar />,
    ours: (
      <ProductCard
        name="Trommel TR-4"
        picture={<Illustration src="/media/products/trommel.svg" saved="tile" />}
        price={formatMoneyParts(usdt(120_000_000n), 'en-US', 'price')}
        offer={{ kind: 'open', action: { label: 'Lease', href: '#/lease' } }}
        figures={null}
        sold={{ permille: 38, label: '19 of 500 leased' }}
        href="#/trommel"
      />
    ),
  },
  {
    id: 'H4',
    about: 'How long it lasts',
    theirs: 'Only 09:59 left, starting over at each visit',
    ours: (
      <Countdown
        endsAt={addMs(NOON, 27 * 3_600_000)}
        format={(left) => `Ends on 22 Nov at 15:00, in ${left.days} d ${clockDigits(left)}`}
      />
    ),
  },
  {
    id: 'H5',
    about: 'Income',
    theirs: 'Guaranteed 3.4 USDT a day, risk free',
    ours: (
      <RiskNotice title="This is play money.">
        Income is scheduled, not guaranteed, and depends on what machines earn: the last 30 days paid 94 % of
        schedule. You can return the machine.
      </RiskNotice>
    ),
  },
  {
    id: 'H6',
    about: 'A credit',
    theirs: 'Profit +3.40',
    ours: (
      <RecordRow
        icon="arrow-up-right"
        title="Daily income"
        time="13:40"
        source="from machine revenue"
        amount={formatMoneyParts(usdt(3_200_000n), 'en-US', 'delta')}
        shortfall="94 % of schedule"
        flow="income"
        status="arrived"
        statusKind="settled"
        href="#/user/record"
      />
    ),
  },
  {
    id: 'H7',
    about: 'Where the money is',
    theirs: 'Your funds are 100 % safe with us',
    ours: (
      <DescriptionList
        items={[
          { term: 'Members’ deposits', value: '48,210.00 USDT' },
          { term: 'Held for them', value: '48,210.00 USDT', note: 'one to one; check that yours is in it' },
        ]}
      />
    ),
  },
  {
    id: 'H8',
    about: 'Taking money out',
    theirs: 'Withdrawal fees may apply',
    drawn: <UnequalButtons />,
    ours: (
      <div className="flex flex-col gap-3">
        <DescriptionList
          items={[
            { term: 'Fee', value: '5 %, 1.00 USDT' },
            { term: 'You receive', value: '19.00 USDT', note: 'within 72 hours, 09:00 to 18:00' },
          ]}
        />
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink href="#/recharge">Recharge</ButtonLink>
          <ButtonLink href="#/withdraw">Withdraw</ButtonLink>
        </div>
      </div>
    ),
  },
  {
    id: 'H9',
    about: 'Who speaks',
    theirs: 'Maria K.: I paid off my house in two months!!',
    ours: (
      <FeedPost
        name="Guide Anand"
        avatar={<Avatar name="Guide Anand" decorative />}
        guideLabel="Posted by a guide for Mara"
        time="21 Nov, 13:40"
        paragraphs={[
          'The trommel paid 94 % of its schedule this week. One day was zero; the records say why.',
        ]}
        like={{ label: 'Like', count: '12', liked: false, onLike: nothing }}
        comment={{ label: 'Comments', count: '3', onOpen: nothing }}
      />
    ),
  },
  {
    id: 'H10',
    about: 'A make-up payment that the operator pays',
    theirs: 'Government subsidy approved for your account',
    ours: <p>Make-up payment from the promotion budget.</p>,
  },
  {
    id: 'H11',
    about: 'Changing one’s mind',
    theirs: 'All sales are final',
    ours: (
      <p>Return this machine until 22 Nov, 12:00, and get 120.00 USDT back; afterwards, for each day left.</p>
    ),
  },
  {
    id: 'H12',
    about: 'Inviting',
    theirs: 'Earn 10 % of everything your team pays, three levels deep',
    ours: (
      <LevelMeter
        level="Level 2"
        progress={{ value: 7, needed: 10 }}
        label="7 of 10 valid invitees"
        note="Each brings 2.00 USDT once, from the promotion budget, 40.00 USDT at most. Whom they invite earns you nothing."
      />
    ),
  },
  {
    id: 'H13',
    about: 'The past',
    theirs: 'Up only: 30 days, 30 profits',
    ours: (
      <BarChart
        label="Income of the last 7 days"
        bars={['3.40', '3.40', '0.00', '3.20', '2.10', '3.40', '3.40'].map((text, day) => ({
          id: String(day),
          label: `${15 + day} Nov`,
          value: Number(text),
          text,
        }))}
        labels={{
          showTable: 'Show as table',
          showChart: 'Show as chart',
          empty: 'No day has ended yet.',
          columns: { label: 'Day', text: 'Income, USDT' },
        }}
      />
    ),
  },
  {
    id: 'H14',
    about: 'What a withdrawal needs',
    theirs: 'Lease one more machine to unlock withdrawals',
    ours: <p>An amount, a bound address, your fund password. Nothing else, whatever your level.</p>,
  },
  {
    id: 'H15',
    about: 'What is asked for',
    theirs: 'Enter your card number to verify your identity',
    ours: (
      <TextField
        label="Account number"
        value=""
        onValueChange={nothing}
        hint="Test values only: 000111222 succeeds, 000111999 fails with wrong bank data."
      />
    ),
  },
  {
    id: 'H16',
    about: 'A choice',
    theirs: 'No thanks, I don’t like money',
    drawn: <Preselected />,
    ours: <FreeChoice />,
  },
];

/** The bar that is always at 55 percent. */
function FixedBar() {
  return (
    <div className="h-2 overflow-hidden rounded-full bg-line">
      <div className="h-full w-[55%] bg-ember" />
    </div>
  );
}

function UnequalButtons() {
  return (
    <div className="flex flex-col items-center gap-1">
      <span className="w-full rounded-control bg-gold py-4 text-center text-20 font-bold text-on-gold">
        Deposit
      </span>
      <span className="text-12 text-ink-2">withdraw</span>
    </div>
  );
}

function Preselected() {
  return (
    <div className="flex items-center gap-2">
      <span className="grid size-5 place-items-center rounded-control bg-verdigris text-13 text-on-verdigris">
        ✓
      </span>
      <span className="text-13">I agree to everything</span>
    </div>
  );
}

function FreeChoice() {
  const [value, setValue] = useState<'agree' | 'disagree' | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <Choice
        legend="Lease agreement"
        layout="beside"
        value={value}
        onValueChange={setValue}
        options={[
          { value: 'agree', label: 'Agree' },
          { value: 'disagree', label: 'Disagree' },
        ]}
      />
      <NoticeBar dismissLabel="Close" onDismiss={nothing}>
        Disagreeing costs nothing. What you close stays closed today.
      </NoticeBar>
      <Button>Not now</Button>
    </div>
  );
}
