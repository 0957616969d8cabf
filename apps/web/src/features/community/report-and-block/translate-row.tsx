import { ListRow } from '@paydirt/ui/list-row';

import { useT } from '../../../platform/hooks.tsx';
import { shareBySystem } from '../../../platform/share.ts';
import { paragraphsOf } from '../community/plain-text.ts';
import { useWrittenLanguage } from '../community/written-language.ts';

interface TranslateRowProps {
  content: string;
  contentLanguage: string | null;
  /** Copy it where the sheet of the system does not open. */
  onCopy: (text: string) => Promise<void>;
}

/**
 * Hand a text in another language to a translator of the reader's choice: by the share sheet of the system, or copied
 * where there is none. Nothing is sent anywhere by the app itself (H16).
 */
export function TranslateRow({ content, contentLanguage, onCopy }: TranslateRowProps) {
  const t = useT();
  const { label } = useWrittenLanguage()(content, contentLanguage);
  if (label === undefined) return null;
  const text = paragraphsOf(content).join('\n\n');

  async function handOver() {
    if (!(await shareBySystem({ text }))) await onCopy(text);
  }

  return (
    <ListRow
      icon="language"
      title={t('moderation.translate')}
      text={label}
      onSelect={() => void handOver()}
    />
  );
}
