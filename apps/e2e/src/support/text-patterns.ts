import { isStandInName } from '@paydirt/domain';

import type { Texts } from './texts.ts';

/** Get the title of the home page: a greeting by the first name, or its name for members without one. */
export function homeTitle({ t }: Texts, name: string): string {
  const [first = name] = name.split(' ');
  return isStandInName(name) ? t('shell.tab.home') : t('home.greeting', { name: first });
}

/** A pattern for any of some texts. */
export function anyOf(texts: readonly string[]): RegExp {
  return new RegExp(texts.map(literally).join('|'));
}

/** A pattern for a message whose parameters were given as `…`: each matches anything. */
export function patternOf(text: string): RegExp {
  return new RegExp(text.split('…').map(literally).join('.+'));
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
