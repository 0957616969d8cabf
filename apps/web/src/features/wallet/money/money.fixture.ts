import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { moneyProof, moneyReport } from '@paydirt/contract/wallet/money';
import { aMoneyProof, aMoneyReport } from '@paydirt/contract/wallet/money.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';

import type { AppParameters, Canvas } from '../../../story-app.fixture.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

/** The money page of a member. */
export const loaded = {
  route: walletRoutes.money.href(),
  answers: [
    answers(moneyReport, aMoneyReport()),
    answers(moneyProof, aMoneyProof()),
    answers(balance, aBalance()),
  ],
} satisfies AppParameters;

/** The page at one of its parts. */
export const at = (tab: string) =>
  ({ ...loaded, route: walletRoutes.money.href({ tab }) }) satisfies AppParameters;

/** The page with other answers of some calls. */
export const withAnswers = (...more: AppParameters['answers'] & object) =>
  ({ ...loaded, answers: [...loaded.answers, ...more] }) satisfies AppParameters;

/** Get the button that starts the proof. */
export const proofButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: spoken().t('money.proof.check') });
