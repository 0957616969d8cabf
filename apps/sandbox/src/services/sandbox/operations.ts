import * as answerFeedback from './answer-feedback.ts';
import * as answerSupport from './answer-support.ts';
import * as budget from './budget.ts';
import * as deposit from './deposit.ts';
import * as failNextWithdrawal from './fail-next-withdrawal.ts';
import * as faucet from './faucet.ts';
import * as testControls from './test-controls.ts';
import * as openService from './open-service.ts';
import * as outbox from './outbox.ts';
import * as publish from './publish.ts';
import * as scenario from './scenario.ts';
import * as submissionReview from './submission-review.ts';
import * as topUp from './top-up.ts';

export const sandboxModules = [
  answerFeedback,
  answerSupport,
  budget,
  deposit,
  failNextWithdrawal,
  faucet,
  testControls,
  openService,
  outbox,
  publish,
  scenario,
  submissionReview,
  topUp,
];
