import {
  Component,
  createContext,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { createPortal } from 'react-dom';

import { createStore, later, tell } from './world.ts';

/** What a random tree is made of: a kind, a number, what lies below, and the keys of a list. */
export interface Spec {
  readonly kind: number;
  readonly number: number;
  readonly below: readonly Spec[];
  readonly keys: readonly number[];
}

/** A store outside of React that everything reads. */
export const store = createStore();

const Level = createContext('top');

class Boundary extends Component<{ children?: ReactNode }, { failure: Error | null }> {
  override state = { failure: null as Error | null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override componentDidCatch(failure: Error) {
    tell('caught', failure.message);
  }

  override componentDidMount() {
    tell('boundary came');
  }

  override componentDidUpdate() {
    tell('boundary changed');
  }

  override componentWillUnmount() {
    tell('boundary went');
  }

  override render() {
    return this.state.failure === null ? this.props.children : <b>{this.state.failure.message}</b>;
  }
}

const Leaf = memo(function Leaf({ number }: { number: number }) {
  const level = useContext(Level);
  const version = useSyncExternalStore(store.subscribe, store.get);
  useInsertionEffect(() => tell('inserted', number), [number]);
  useLayoutEffect(() => {
    tell('laid out', number);
    return () => tell('laid away', number);
  });
  useEffect(() => {
    tell('came', number);
    return () => tell('went', number);
  }, [number]);
  return (
    <i id={useId()} data-number={number}>
      {level} {version} {number}
    </i>
  );
});

function Awaited({ name, ms }: { name: string; ms: number }) {
  const value = use(later(name, ms));
  useEffect(() => tell('has', name), [name]);
  return <em>{value}</em>;
}

function Failing({ now }: { now: boolean }) {
  if (now) throw new Error('on purpose');
  return <s>calm</s>;
}

function Form({ number }: { number: number }) {
  const [text, setText] = useState(`text ${number}`);
  const [on, setOn] = useState(number % 2 === 0);
  const [choice, setChoice] = useState('y');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        tell('sent', text, on, choice);
      }}
      onReset={() => tell('reset')}
    >
      <input
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, 5))}
        onFocus={() => tell('focus')}
        onBlur={() => tell('blur')}
        onCompositionEnd={() => tell('composed')}
      />
      <input defaultValue={number} onInput={() => tell('input')} />
      <input type="checkbox" checked={on} onChange={() => setOn(!on)} />
      <input type="radio" name={`radio ${number}`} defaultChecked onChange={() => tell('radio')} />
      <select value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option value="x">X</option>
        <option value="y">Y</option>
      </select>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <button disabled={number % 3 === 0}>send</button>
    </form>
  );
}

function Element({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div
      role="presentation"
      className={number % 3 === 0 ? undefined : `of-${number}`}
      style={number % 2 === 0 ? { height: number, lineHeight: 2 } : { width: number, opacity: 0.5 }}
      hidden={number % 4 === 0}
      inert={number % 7 === 0}
      data-odd={number % 2 === 1}
      onClickCapture={() => tell('caught click', number)}
      onClick={() => tell('click', number)}
      onPointerEnter={() => tell('enter', number)}
      onMouseLeave={() => tell('leave', number)}
      onKeyDown={(event) => tell('key', event.key)}
      onTransitionEnd={() => tell('transition')}
    >
      {number % 2 === 0 ? number : <p dangerouslySetInnerHTML={{ __html: `<b>${number}</b>` }} />}
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={`M0 ${number}`} strokeWidth={number} />
      </svg>
      <dialog open={number % 2 === 0} onCancel={() => tell('cancel')} onClose={() => tell('close')} />
      <video muted playsInline controls={number % 2 === 0} />
      {children}
    </div>
  );
}

function Counter({ number }: { number: number }) {
  const [count, add] = useReducer((sum: number, more: number) => sum + more, number);
  const [pending, startTransition] = useTransition();
  const [slow, setSlow] = useState(0);
  const deferred = useDeferredValue(slow);
  const counted = useEffectEvent(() => tell('counted', count));
  useEffect(() => counted());
  return (
    <button
      onClick={() => {
        add(1);
        add(2);
        startTransition(() => setSlow(slow + 1));
      }}
      onDoubleClick={() => add(10)}
    >
      {count} {String(pending)} {deferred}
      {deferred % 2 === 1 ? (
        <Suspense fallback="…">
          <Awaited name={`slow ${number} ${deferred}`} ms={5} />
        </Suspense>
      ) : null}
    </button>
  );
}

function List({ keys }: { keys: readonly number[] }) {
  return (
    <ul>
      {keys.map((key) => (
        <li
          key={key}
          ref={(element) => {
            tell('reference', key, element !== null);
            return key % 2 === 0 ? () => tell('reference gone', key) : undefined;
          }}
        >
          <Leaf number={key} />
        </li>
      ))}
    </ul>
  );
}

const Late = lazy(async () => {
  await later('module', 15);
  return { default: ({ number }: { number: number }) => <u>{number}</u> };
});

/** Draw a random tree. */
export function Tree({ spec: { kind, number, below, keys } }: { spec: Spec }) {
  const children = below.map((spec, index) => (
    <Tree key={spec.number % 3 === 0 ? `${spec.kind} ${index}` : index} spec={spec} />
  ));
  switch (kind) {
    case 0:
      return <List keys={keys} />;
    case 1:
      return (
        <Suspense fallback={<small>waits</small>}>
          <Awaited name={`value ${number}`} ms={number} />
          {children}
        </Suspense>
      );
    case 2:
      return (
        <Boundary key={number}>
          <Failing now={number % 4 === 0} />
          {children}
        </Boundary>
      );
    case 3:
      return (
        <Suspense fallback="waits">
          <Late number={number} />
          {children}
        </Suspense>
      );
    case 4:
      return (
        <Level value={`level ${number}`}>
          {children}
          <Leaf number={number} />
        </Level>
      );
    case 5:
      return createPortal(
        <div role="presentation" onClick={() => tell('portal')} onKeyDown={() => tell('key in portal')}>
          {children}
        </div>,
        document.querySelector('#portal') ?? document.body,
      );
    case 6:
      return <Form number={number} />;
    case 7:
      return <Counter number={number} />;
    case 8:
      return (
        <Boundary key={number}>
          <Suspense fallback="waits">
            <Awaited name={`failure ${number}`} ms={number} />
            {children}
          </Suspense>
        </Boundary>
      );
    default:
      return <Element number={number}>{children}</Element>;
  }
}
