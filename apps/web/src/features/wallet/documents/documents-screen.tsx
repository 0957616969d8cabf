import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useLocale, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { DocumentsList } from './documents-list.tsx';
import { monthName } from '../../../platform/language/month-name.ts';
import { PdfDocument } from './pdf-document.tsx';

/** Statements and agreements: all of them, or the one that the address names. */
export function DocumentsScreen() {
  const t = useT();
  const locale = useLocale();
  const month = useQueryParameter('month');
  const orderId = useQueryParameter('orderId');
  if (month !== null) {
    return (
      <Screen title={t('documents.statementOf', { month: monthName(month, locale) })}>
        <PdfDocument key={`${month}:${locale}`} wanted={{ kind: 'statement', month }} />
      </Screen>
    );
  }
  if (orderId !== null) {
    return (
      <Screen title={t('documents.agreement')}>
        <PdfDocument key={orderId} wanted={{ kind: 'agreement', orderId }} />
      </Screen>
    );
  }
  return (
    <Screen>
      <DocumentsList />
    </Screen>
  );
}
