import { answerFeedback, feedbackRequests, readFeedback } from '@paydirt/contract/messages/feedback';
import { answerSupport, supportRequests } from '@paydirt/contract/messages/support';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** How often an open panel looks for new questions. */
const LOOKS_EVERY_MS = 5000;

/** Show the chats that were handed to a person. */
export const useSupportRequests = () => useCall(supportRequests, {}, { everyMs: LOOKS_EVERY_MS });

/** Get an answer in a chat ready for sending. */
export const useAnswerSupport = () => useSend(answerSupport);

/** Show the feedback of all members. */
export const useFeedbackRequests = () => useCall(feedbackRequests, {}, { everyMs: LOOKS_EVERY_MS });

/** Get what marks a feedback as read ready. */
export const useReadFeedback = () => useSend(readFeedback);

/** Get an answer to a feedback ready for sending. */
export const useAnswerFeedback = () => useSend(answerFeedback);
