import type { BankCard } from '@paydirt/contract/wallet/bank-card';

import { useBankCards, useDeleteBankCard } from '../data/destinations.ts';
import type { View } from '../../../platform/data/view.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { DestinationCard } from '../addresses/destination-card.tsx';
import { DestinationsPage } from '../addresses/destinations-page.tsx';
import { useDeletion } from '../addresses/use-deletion.ts';
import { useReturn } from '../../../forms/use-return.ts';
import { BankCardForm, BankCardFormSkeleton } from './bank-card-form.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

/** The value of `id` for a bank card that is not bound yet. */
const NEW = 'new';

/** Bind, change and view bank cards; the form has its own history entry, by `?id=`. */
export function BankCardsScreen() {
  const t = useT();
  const id = useQueryParameter('id');
  const view = useBankCards();
  const back = useReturn(walletRoutes.bankCards.href());
  // A member without a card whom a form sent here came to add one.
  const adds = id === NEW || (back.awaited && view.status === 'empty');
  if (adds) {
    return (
      <Screen title={t('destinations.bank.add')}>
        <div className="px-4 pt-2">
          <BankCardForm current={null} onSaved={back.go} />
        </div>
      </Screen>
    );
  }
  if (id !== null) {
    return (
      <Screen title={t('destinations.bank.changeTitle')}>
        <div className="px-4 pt-2">
          <ChangeBankCard key={id} id={id} view={view} onSaved={back.go} />
        </div>
      </Screen>
    );
  }
  return (
    <Screen>
      <DestinationsPage
        view={view}
        listLabel={t('destinations.title.bankCards')}
        keyOf={(card) => card.id}
        emptyTitle={t('destinations.bank.emptyTitle')}
        addLabel={t('destinations.bank.add')}
        addHref={walletRoutes.bankCards.href({ id: NEW })}
      >
        {(card) => <BankCardItem card={card} />}
      </DestinationsPage>
    </Screen>
  );
}

interface ChangeBankCardProps {
  id: string;
  view: View<readonly BankCard[]>;
  onSaved: () => void;
}

function ChangeBankCard({ id, view, onSaved }: ChangeBankCardProps) {
  const t = useT();
  const unknown = (
    <NotFound
      title={t('error.not_found')}
      link={{ href: walletRoutes.bankCards.href(), label: t('destinations.title.bankCards') }}
    />
  );
  return (
    <Viewed view={view} skeleton={<BankCardFormSkeleton />} empty={unknown}>
      {(cards) => {
        const current = cards.find((card) => card.id === id);
        return current ? <BankCardForm current={current} onSaved={onSaved} /> : unknown;
      }}
    </Viewed>
  );
}

function BankCardItem({ card }: { card: BankCard }) {
  const t = useT();
  const { remove, failure } = useDeletion(useDeleteBankCard());
  return (
    <DestinationCard
      name={card.bankName}
      editHref={walletRoutes.bankCards.href({ id: card.id })}
      failure={failure}
      onDelete={() => void remove(card.id, t('destinations.address.deleteText', { name: card.account }))}
    >
      <p translate="no" className="tabular font-medium text-ink">
        {card.account}
      </p>
      <p>{card.payeeName}</p>
      <p className="text-13">
        {t('destinations.bank.ifsc')}{' '}
        <span translate="no" className="tabular">
          {card.ifsc}
        </span>
      </p>
    </DestinationCard>
  );
}
