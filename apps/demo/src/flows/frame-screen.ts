import {
  fireEvent,
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
  waitFor,
} from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

import type { Screen, ScreenPart } from '../../../e2e/src/support/screen.ts';

/** Longest wait: a frame's services run in the same browser, on a machine that may be busy. */
const WITHIN_MS = 30_000;

/** A part of a frame's screen. */
export interface FramePart extends ScreenPart<FramePart> {
  /** Find the elements that match now. */
  readonly all: () => readonly HTMLElement[];
  /** Choose a file in a file input, which a button covers. */
  readonly upload: (file: File) => Promise<void>;
}

/** The screen of an app that runs in a frame of this page. */
export interface FrameScreen extends Screen<FramePart> {
  /** Go to an address of the app, behind the hash. */
  readonly goto: (route: string) => void;
  /** Wait until fonts and pictures have loaded and nothing is marked as loading. */
  readonly settle: () => Promise<void>;
}

interface Exactness {
  readonly exact?: boolean;
}

interface RoleOptions extends Exactness {
  readonly name?: string | RegExp;
  readonly includeHidden?: boolean;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Match names as Playwright does: a part of the text in any case, unless `exact`. */
function matcherOf(name: string | RegExp, exact = false): RegExp | ((text: string) => boolean) {
  if (typeof name !== 'string') return name;
  if (exact) return (text) => plain(text) === plain(name);
  return (text) => plain(text).toLowerCase().includes(plain(name).toLowerCase());
}

/** Options of Testing Library's waits, without the whole page in the error message. */
const waiting = { timeout: WITHIN_MS, onTimeout: (cause: Error) => cause };

const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

/** Wait as Playwright does before a click: a sheet that was closed has returned the focus by then. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Create the screen of a frame, whose page may be reloaded. */
export function screenOf(frame: HTMLIFrameElement): FrameScreen {
  const root = () => {
    if (frame.contentDocument === null) throw new Error('flow: the frame has no page');
    return frame.contentDocument.body;
  };
  const user = () => userEvent.setup({ document: root().ownerDocument });
  const within = (place: string, find: () => readonly HTMLElement[]) => {
    const inside = (called: string, query: (part: HTMLElement) => Iterable<HTMLElement>) =>
      partOf(`${place}${called}`, () => find().flatMap((part) => [...query(part)]));
    return {
      getByRole: (role: string, { name, exact, includeHidden = false }: RoleOptions = {}) =>
        inside(`${role} ${String(name ?? '')}`, (part) =>
          queryAllByRole(part, role, {
            hidden: includeHidden,
            ...(name !== undefined && { name: matcherOf(name, exact) }),
          }),
        ),
      getByLabel: (text: string | RegExp, { exact }: Exactness = {}) =>
        inside(`label ${String(text)}`, (part) => queryAllByLabelText(part, matcherOf(text, exact))),
      getByText: (text: string | RegExp, { exact }: Exactness = {}) =>
        inside(`text ${String(text)}`, (part) => queryAllByText(part, matcherOf(text, exact))),
      locator: (selector: string) => inside(selector, (part) => part.querySelectorAll<HTMLElement>(selector)),
    };
  };

  function partOf(called: string, all: () => readonly HTMLElement[]): FramePart {
    /** Find the only element, once it is visible. */
    const one = () =>
      waitFor(() => {
        const found = all();
        const [element] = found;
        if (element === undefined || found.length > 1)
          throw new Error(`flow: ${found.length} elements match ${called}`);
        return element;
      }, waiting);
    const isVisible = () => Promise.resolve(all().some(isShown));
    return {
      ...within(`${called} > `, all),
      all,
      async click() {
        const element = await one();
        element.scrollIntoView({ block: 'nearest' });
        await twoFrames();
        await user().click(element);
      },
      async fill(text) {
        const element = await one();
        element.focus();
        fireEvent.input(element, { target: { value: text } });
      },
      async press(key) {
        (await one()).focus();
        await user().keyboard(`{${key}}`);
      },
      async check() {
        const element = await one();
        if (!(element as HTMLInputElement).checked) await user().click(element);
      },
      async upload(file) {
        await user().upload(await one(), file);
      },
      waitFor: ({ state = 'visible' } = {}) =>
        waitFor(async () => {
          if ((await isVisible()) !== (state === 'visible')) throw new Error(`flow: not ${state}: ${called}`);
        }, waiting),
      isVisible,
      innerText: async () => (await one()).innerText,
      getAttribute: async (name) => (await one()).getAttribute(name),
      first: () => partOf(`first ${called}`, () => all().slice(0, 1)),
      filter: ({ hasText }) =>
        partOf(`${called} with ${String(hasText)}`, () =>
          all().filter(({ textContent }) =>
            typeof hasText === 'string' ? textContent.includes(hasText) : hasText.test(textContent),
          ),
        ),
      or: (other) => partOf(`${called} or another`, () => [...new Set([...all(), ...other.all()])]),
    };
  }

  return {
    ...within('', () => [root()]),
    keyboard: { press: (key) => user().keyboard(`{${key}}`) },
    goto(route) {
      const { contentWindow } = frame;
      if (contentWindow !== null) contentWindow.location.hash = route;
    },
    settle: () =>
      waitFor(() => {
        const { fonts, images } = root().ownerDocument;
        if (fonts.status !== 'loaded' || [...images].some(({ complete }) => !complete))
          throw new Error('flow: fonts or pictures have not loaded');
        const busy = root().querySelector('[aria-busy="true"], [data-state="loading"]');
        if (busy !== null) throw new Error(`flow: still busy: ${busy.outerHTML.slice(0, 200)}`);
      }, waiting),
  };
}
