/** The element that a contender draws into. */
export function root(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#root');
  if (!element) throw new Error('bench: the page has no root');
  return element;
}

// The data of every contender: the same fields, the same texts, the same pictures.
const MACHINES = [
  'gold-pan',
  'long-tom',
  'trommel',
  'jig',
  'ball-mill',
  'jaw-crusher',
  'bucket-line-dredge',
] as const;

const HOUR_MS = 3_600_000;

export interface ProductItem {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly price: string;
  readonly endsAt: number;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly permille: number;
  readonly sold: string;
  readonly href: string;
}

/** A thousand products in a rush, each with its own end. */
export function products(): ProductItem[] {
  const now = Date.now();
  return Array.from({ length: 1000 }, (_, index) => {
    const machine = MACHINES[index % MACHINES.length] ?? 'trommel';
    const daily = ((index * 37) % 900) + 100;
    return {
      id: `p${index}`,
      name: `Machine ${machine} ${index + 1}`,
      picture: `/media/products/${machine}.svg`,
      price: `${(daily / 3).toFixed(2)} USDT`,
      endsAt: now + HOUR_MS * (2 + (index % 50)) + index * 1000,
      figures: [
        { label: 'Per day', value: (daily / 100).toFixed(2) },
        { label: 'In 45 days', value: ((daily * 45) / 100).toFixed(2) },
        { label: 'Days', value: '45' },
      ],
      permille: (index * 61) % 1000,
      sold: `${(index * 61) % 1000} of 1,000 leased`,
      href: `#/index/detail?id=p${index}`,
    };
  });
}

const two = (value: number) => String(value).padStart(2, '0');

/** Write the time until an end as all contenders do. */
export function leftText(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const days = Math.floor(seconds / 86_400);
  const clock = `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `Rush · ends in ${days > 0 ? `${days} d ` : ''}${clock}`;
}

const KINDS = (
  [
    ['arrow-up-right', 'Daily income', 'from machine revenue', 'income', 'arrived'],
    ['machines', 'Leased Trommel TR-4', 'from your balance', 'out', 'succeeded'],
    ['arrow-down', 'Recharge, USDT', 'test faucet', 'income', 'credited'],
    ['arrow-up', 'Withdrawal', 'fee 2.50', 'out', 'succeeded'],
    ['gift', 'Invitation bonus', 'from promotion budget', 'income', 'credited'],
  ] as const
).map(([icon, title, source, flow, status]) => ({ icon, title, source, flow, status }));

export type RecordItem = (typeof KINDS)[number] & {
  readonly id: string;
  readonly time: string;
  readonly amount: string;
};

/** Ten thousand records, all of one day, so that every contender lists the same lines. */
export function records(): RecordItem[] {
  return Array.from({ length: 10_000 }, (_, index) => {
    const kind = KINDS[(index * 3) % KINDS.length];
    const amount = (((index * 7919) % 9000) / 100 + 1).toFixed(2);
    return {
      ...kind,
      id: `r${index}`,
      time: `${two(23 - (index % 24))}:${two((index * 7) % 60)}`,
      amount: `${kind.flow === 'income' ? '+' : '−'}${amount}`,
    };
  });
}
