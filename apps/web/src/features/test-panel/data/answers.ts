import { answerFeedback, feedbackRequests, readFeedback } from '@paydirt/contract/messages/feedback';
import { answerSupport, supportRequests } from '@paydirt/contract/messages/support';
import { SECOND_MS } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** The interval at which an open panel asks for new questions. */
const POLL_INTERVAL_MS = 5 * SECOND_MS;

/** Watch the chats that were handed over to a person. */
export const useSupportRequests = () => useCall(supportRequests, {}, { everyMs: POLL_INTERVAL_MS });

/** Get an answer in a chat ready for sending. */
export const useAnswerSupport = () => useSend(answerSupport);

/** Watch the feedback of all members. */
export const useFeedbackRequests = () => useCall(feedbackRequests, {}, { everyMs: POLL_INTERVAL_MS });

/** Get what marks a feedback as read ready. */
export const useReadFeedback = () => useSend(readFeedback);

/** Get an answer to a feedback ready for sending. */
export const useAnswerFeedback = () => useSend(answerFeedback);
