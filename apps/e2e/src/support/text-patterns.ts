import { isStandInName } from '@paydirt/domain';

import type { Texts } from './texts.ts';

/** The title of the home page: it greets by the hour of the services' clock, with the first name; who gave none is greeted without. */
export function homeTitle({ t }: Texts, name: string): RegExp {
  const [first = name] = name.split(' ');
  const greetings = (['morning', 'afternoon', 'evening'] as const).map((hour) =>
    isStandInName(name) ? t(`home.greetingAlone.${hour}`) : t(`home.greeting.${hour}`, { name: first }),
  );
  return anyOf(greetings);
}

/** A pattern for any of some texts. */
export function anyOf(texts: readonly string[]): RegExp {
  return new RegExp(texts.map(literally).join('|'));
}

/** A pattern for a message whose parameters were given as `…`: each stands for anything. */
export function patternOf(text: string): RegExp {
  return new RegExp(text.split('…').map(literally).join('.+'));
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
