import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import manifest from '../../../package.json';
import type { Shape, Subject } from './describe-conformance.tsx';

type Props = Record<string, unknown>;
type Component = ComponentType<Props>;
type Decorator = (Story: () => ReactNode) => ReactNode;

interface State {
  readonly args?: Props;
  readonly decorators?: readonly Decorator[];
}

type StoryFile = Readonly<Record<string, State>> & {
  readonly default: State & {
    readonly component?: Component;
    readonly beforeEach?: () => unknown;
    readonly argTypes?: Readonly<Record<string, { readonly mapping?: Props }>>;
  };
};

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../*/*/*.{ts,tsx}', '!../../docs/**', '!**/*.{stories,test,test-d,fixture}.{ts,tsx}'],
  { eager: true },
);
const storyFiles = import.meta.glob<StoryFile>(['../../*/*/*.stories.tsx', '!../../docs/**'], {
  eager: true,
});

/** Every component that the package exports, by its name. */
export const components: ReadonlyMap<string, Component> = new Map(
  Object.values(manifest.exports).flatMap((path) =>
    Object.entries(modules[path.replace('./src/', '../../')] ?? {}).flatMap(
      ([name, value]): [string, Component][] =>
        typeof value === 'function' && /^[A-Z]/.test(name) ? [[name, value as Component]] : [],
    ),
  ),
);

/** Components that do not take `ref`, `className` and the remaining props on one root, each with the reason. */
export const exceptions: Readonly<Record<string, { readonly shape: Shape; readonly reason: string }>> = {
  ...Object.fromEntries(
    [
      'AmountField',
      'Checkbox',
      'CodeField',
      'FileButton',
      'PasswordField',
      'PhoneField',
      'SelectField',
      'Switch',
      'TextArea',
      'TextField',
    ].map((name) => [
      name,
      { shape: 'control', reason: 'className lays out the frame; ref and the rest are the control’s' },
    ]),
  ),
  ClockProvider: { shape: 'none', reason: 'draws nothing' },
  DataSaver: { shape: 'none', reason: 'draws nothing' },
};

const nothing = () => undefined;

/** Props of the components that have no story file of their own; the others take their props from their stories. */
const partners: Readonly<Record<string, Props>> = {
  AppFramePanes: { list: 'Machines', detail: 'Trommel TR-4', detailLabel: 'Machine' },
  Backdrop: { open: true },
  BalanceCardSkeleton: {},
  ButtonLink: { href: '#/', children: 'Lease' },
  ClockProvider: { now: () => 0, children: 'Noon' },
  CardList: { label: 'Available now', items: [], keyOf: nothing, card: nothing },
  ChartSlider: {
    count: 3,
    selected: 1,
    onSelect: nothing,
    valueText: '20 Nov, 3.40',
    ends: ['19 Nov', '21 Nov'],
    'aria-label': 'Income',
  },
  ChartTable: {
    label: 'Income',
    columns: ['Day', 'Income'],
    rows: [{ label: '19 Nov', cells: ['3.40'] }],
    shown: true,
  },
  CountDot: { count: 3 },
  CouponTicketSkeleton: {},
  Divider: {},
  FailedState: { title: 'Records could not be loaded', text: 'Nothing was lost.' },
  HeaderMenu: { open: true, onOpenChange: nothing, title: 'Menu', closeLabel: 'Close', entries: [] },
  IconLink: { href: '#/', icon: 'back', label: 'Back' },
  IconWell: { name: 'home' },
  FileButton: { children: 'Choose a picture', onFile: nothing },
  FigureGridSkeleton: { labels: ['Per day', undefined] },
  IncomePanelSkeleton: {},
  List: { children: createElement('li', null, 'One') },
  MachineStripSkeleton: {},
  MessageRowSkeleton: {},
  MonthHeading: { month: 'November 2026', previous: null, next: null },
  OfferBadge: { offer: { kind: 'sold-out', badge: 'Sold out' } },
  OfflineNotice: { text: 'As of 14:05' },
  OrderCardSkeleton: {},
  PictureCrop: {
    picture: new OffscreenCanvas(4, 3),
    value: { zoom: 1, x: 0.5, y: 0.5 },
    onValueChange: nothing,
    hint: 'Drag the picture',
    labels: { area: 'Picture', zoom: 'Zoom', across: 'Across', down: 'Down', percent: String },
  },
  ProductCardSkeleton: {},
  RecordList: {
    label: 'Records',
    days: [],
    row: nothing,
    ending: { kind: 'complete', label: 'That’s everything' },
  },
  RecordListSkeleton: {},
  RecordRowSkeleton: {},
  SavedImage: { src: '/media/products/trommel.svg', alt: 'A trommel' },
  SignInCalendarSkeleton: { label: 'Loading' },
  SkeletonBlock: {},
  SkeletonCard: {},
  SkeletonLine: {},
  SkeletonRow: {},
  SkeletonText: { children: 'Per day' },
  SoldShare: { permille: 380, label: '190 of 500 leased' },
  StatusBadge: { status: 'arrived', children: 'Arrived' },
  TabPanel: { tabs: 'records', value: 'all', children: 'All' },
  TextArea: { label: 'Comments', value: '', onValueChange: nothing },
};

const ofStories = new Map(
  Object.values(storyFiles).flatMap(
    ({ default: meta, ...states }): [Component, Omit<Subject, 'name' | 'shape'>][] => {
      const { component, args, decorators = [], beforeEach } = meta;
      if (component === undefined) return [];
      const state = args === undefined ? Object.values(states)[0] : undefined;
      const around = (element: ReactNode) => {
        beforeEach?.();
        return [...(state?.decorators ?? []), ...decorators].reduce(
          (inner, decorator) => decorator(() => createElement(Fragment, null, inner)),
          element,
        );
      };
      return [[component, { component, props: { ...args, ...state?.args }, around }]];
    },
  ),
);

/** Every component with the props to draw it, or without props where no story gives them. */
export const subjects: readonly (Subject | { readonly name: string; readonly component: undefined })[] = [
  ...components,
]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, component]) => {
    const shape = exceptions[name]?.shape ?? 'root';
    const props = partners[name];
    if (props) return { name, component, props, shape, around: (element: ReactNode) => element };
    const found = ofStories.get(component);
    return found ? { ...found, name, shape } : { name, component: undefined };
  });

/** Every preset that the controls of a component offer, with the component that is drawn with it. */
export const presetSubjects: readonly { readonly preset: string; readonly subject: Subject }[] =
  Object.values(storyFiles).flatMap(({ default: { component, argTypes = {} } }) => {
    const subject = subjects.find(
      (one): one is Subject => one.component === component && component !== undefined,
    );
    if (!subject) return [];
    return Object.entries(argTypes).flatMap(([prop, { mapping = {} }]) =>
      Object.entries(mapping).map(([name, value]) => ({
        preset: `${subject.name}, ${prop}: ${name}`,
        subject: { ...subject, props: { ...subject.props, [prop]: value } },
      })),
    );
  });
