import { createFeedback, type Feedback, feedbackList } from '@paydirt/contract/messages/feedback';

import { usePages } from '../../../platform/data/use-pages.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Read one's earlier feedback, newest first. */
export const useFeedback = () => usePages<Feedback, typeof feedbackList>(feedbackList, {}, ({ id }) => id);

/** Get feedback ready for sending. */
export const useCreateFeedback = () => useSend(createFeedback);
