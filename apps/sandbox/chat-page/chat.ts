// The script of the support chat's page, which runs in a frame without an origin: it has no storage, can reach no
// other page, and knows of the member only what the ticket carries (H16). The app keeps the text that is being typed.
// Served without its types, otherwise as it is.
(() => {
  type Author = 'member' | 'guide' | 'person';

  interface Message {
    readonly id: string;
    readonly seq: number;
    readonly author: Author;
    readonly kind: 'text' | 'article' | 'no_article' | 'waiting' | 'closed';
    readonly text: string;
    readonly articleId: string | null;
    readonly time: string;
    /** In the member's language and date format. */
    readonly shownTime: string;
  }

  interface Thread {
    readonly answers: 'guide' | 'person';
    readonly open: boolean;
    readonly list: readonly Message[];
  }

  interface Visit {
    readonly key: string;
    readonly thread: Thread;
  }

  interface Words {
    readonly language: string;
    readonly automatic: string;
    readonly person: string;
    readonly you: string;
    readonly welcome: string;
    readonly found: string;
    readonly read: string;
    readonly askPerson: string;
    readonly askGuide: string;
    readonly retry: string;
    readonly failed: string;
    readonly offline: string;
    readonly articles: readonly { readonly id: string; readonly title: string }[];
  }

  /** Interval of polls while the page is visible. */
  const LOOKS_EVERY_MS = 3000;
  /** And while the services fail. */
  const LOOKS_AFTER_FAILURE_MS = 10_000;
  const TIMEOUT_MS = 36_000;
  /** From this text size on, in percent, the page has a layout for large text. */
  const LARGE_TEXT = 150;

  /** A failure, with the service's text in the member's language. */
  class Failure extends Error {}

  function element(id: string): HTMLElement {
    const found = document.getElementById(id);
    if (found === null) throw new Error(`chat: the page has no #${id}`);
    return found;
  }

  const words = JSON.parse(element('words').textContent ?? '') as Words;
  const failure = element('failure');
  const loading = element('loading');
  const messages = element('messages');
  const topics = element('topics');
  const form = element('form') as HTMLFormElement;
  const question = element('question') as HTMLTextAreaElement;
  const send = element('send') as HTMLButtonElement;
  const person = element('person') as HTMLButtonElement;

  const fragment = new URLSearchParams(location.hash.slice(1));

  function setAppearance(theme: unknown, size: number): void {
    const { dataset, style } = document.documentElement;
    dataset['theme'] = String(theme);
    style.fontSize = size >= 50 && size <= 300 ? `${size}%` : '';
    dataset['size'] = size >= LARGE_TEXT ? 'large' : '';
  }
  setAppearance(fragment.get('theme') ?? 'system', Number(fragment.get('size')));

  let key = '';
  let last = 0;
  let answers: Thread['answers'] = 'guide';
  let looking = false;
  /** Intent ids of texts that were sent and not answered yet. */
  const intents = new Map<string, string>();

  // A frame without an origin may have no `randomUUID`.
  const newIntent = () =>
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

  async function call<T>(path: string, parameters: Readonly<Record<string, string>>): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`/api/user/support/${path}`, {
        method: 'POST',
        body: new URLSearchParams(parameters),
        headers: { Language: words.language.replace('-', '_') },
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      throw new Failure(words.offline);
    }
    const answer = (await response.json().catch(() => null)) as {
      readonly code: number;
      readonly msg: string;
      readonly data: T;
    } | null;
    if (answer?.code !== 200) throw new Failure(answer?.msg || words.failed);
    return answer.data;
  }

  function made<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    className: string,
    text = '',
  ): HTMLElementTagNameMap[K] {
    const one = document.createElement(tag);
    one.className = className;
    // As text, never as markup, whatever was typed.
    one.textContent = text;
    return one;
  }

  function button(text: string, onPress: () => void): HTMLButtonElement {
    const one = made('button', '', text);
    one.type = 'button';
    one.addEventListener('click', onPress);
    return one;
  }

  const NAMES: Readonly<Record<Author, string>> = {
    member: words.you,
    guide: words.automatic,
    person: words.person,
  };

  function bubble(author: Author, text: string, at: Pick<Message, 'time' | 'shownTime'> | null): HTMLElement {
    const item = made('div', `bubble ${author}`);
    const head = made('p', 'head', NAMES[author]);
    if (at !== null) {
      const time = made('time', '', at.shownTime);
      time.dateTime = at.time;
      head.append(' · ', time);
    }
    item.append(head, made('p', 'text', text));
    return item;
  }

  function show(message: Message): void {
    const { author, kind, text, articleId } = message;
    const item = bubble(author, text, message);
    const article = words.articles.find(({ id }) => id === articleId);
    if (kind === 'article' && article) {
      item.children[0]?.after(made('p', 'found', words.found), made('p', 'title', article.title));
      // The app opens it; this page may not navigate.
      item.append(
        button(words.read, () => parent.postMessage({ type: 'paydirt.help', id: article.id }, '*')),
      );
    }
    messages.append(item);
  }

  function take(thread: Thread): void {
    const fresh = thread.list.filter(({ seq }) => seq > last);
    for (const message of fresh) {
      last = message.seq;
      show(message);
    }
    answers = thread.answers;
    person.textContent = answers === 'guide' ? words.askPerson : words.askGuide;
    topics.hidden = answers === 'person';
    if (fresh.length > 0) messages.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  function fail(error: unknown, again: (() => void) | null): void {
    failure.replaceChildren(made('span', '', error instanceof Failure ? error.message : words.failed));
    if (again) failure.append(' ', button(words.retry, again));
    failure.hidden = false;
  }

  function clear(): void {
    failure.hidden = true;
    failure.replaceChildren();
  }

  /** Run one action of the member at a time, and show the reason when it fails. */
  async function act(work: () => Promise<void>): Promise<void> {
    send.disabled = true;
    person.disabled = true;
    try {
      await work();
      clear();
    } catch (error) {
      fail(error, () => void act(work));
    }
    send.disabled = false;
    person.disabled = false;
  }

  function ask(text: string, onSent: () => void): Promise<void> {
    // Tried again it is the same: an answer that was lost does not say it twice.
    const intentId = intents.get(text) ?? newIntent();
    intents.set(text, intentId);
    return act(async () => {
      take(await call<Thread>('send', { key, text, intentId, after: String(last) }));
      intents.delete(text);
      onSent();
    });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = question.value.trim();
    if (text === '' || send.disabled) return;
    void ask(text, () => {
      // What was typed meanwhile is the next question.
      if (question.value.trim() !== text) return;
      question.value = '';
      keepDraft();
      question.focus();
    });
  });
  question.addEventListener('keydown', (event) => {
    // A line break while a word is being composed belongs to that word.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  person.addEventListener('click', () => {
    const wanted = String(answers === 'guide');
    void act(async () => take(await call<Thread>('person', { key, person: wanted, after: String(last) })));
  });

  const keepDraft = () => parent.postMessage({ type: 'paydirt.draft', text: question.value }, '*');
  question.addEventListener('input', keepDraft);
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent) return;
    const { type, text, theme, size } = Object(data) as Readonly<Record<string, unknown>>;
    if (type === 'paydirt.draft' && typeof text === 'string') question.value = text;
    if (type === 'paydirt.appearance') setAppearance(theme, Number(size));
  });

  /** Poll for an answer, but not while the page is hidden. */
  async function look(): Promise<void> {
    let wait = LOOKS_EVERY_MS;
    if (!looking && !document.hidden && !send.disabled) {
      looking = true;
      try {
        take(await call<Thread>('read', { key, after: String(last) }));
        if (wasLost) clear();
        wasLost = false;
      } catch (error) {
        wasLost = true;
        wait = LOOKS_AFTER_FAILURE_MS;
        fail(error, null);
      }
      looking = false;
    }
    setTimeout(() => void look(), wait);
  }
  let wasLost = false;

  async function enter(): Promise<void> {
    const visit = await call<Visit>('enter', { ticket: fragment.get('ticket') ?? '' });
    key = visit.key;
    loading.hidden = true;
    form.hidden = false;
    messages.append(bubble('guide', words.welcome, null));
    topics.replaceChildren(
      ...words.articles.map(({ title }) => {
        const item = made('li', '');
        item.append(button(title, () => void ask(title, () => undefined)));
        return item;
      }),
    );
    take(visit.thread);
    setTimeout(() => void look(), LOOKS_EVERY_MS);
  }

  enter().catch((error: unknown) => {
    loading.hidden = true;
    // The ticket may be gone now: the app gives another one.
    fail(error, () => parent.postMessage({ type: 'paydirt.again' }, '*'));
  });
})();
