import { type Example, exampleOf } from '../example.ts';
import {
  answerFeedback,
  createFeedback,
  type Feedback,
  feedbackList,
  type FeedbackRequest,
  feedbackRequests,
  readFeedback,
} from './feedback.ts';

/** Feedback that was answered. */
export function aFeedback(changes: Partial<Feedback> = {}): Feedback {
  return {
    id: 'fbk_5r8t2u',
    state: 'answered',
    comments:
      'The list of records is easy to read, but I would like to see the coverage of each day beside it.',
    phone: '+2348012345678',
    pictures: [],
    time: '2026-11-20T09:12:00.000Z',
    answers: [
      {
        id: 'ans_9x4c1v',
        text: 'Thank you. Each record now opens with what machines earned that day.',
        time: '2026-11-20T11:40:00.000Z',
      },
    ],
    ...changes,
  };
}

/** Feedback as the test panel shows it. */
export function someFeedbackRequests(): FeedbackRequest[] {
  return [{ ...aFeedback({ id: 'fbk_1a2b3c', state: 'sent', answers: [] }), name: 'Mara Okafor' }];
}

export function examples(): Example[] {
  return [
    exampleOf(
      createFeedback,
      { comments: 'The page of records is easy to read and shows me all that I need.' },
      { id: 'fbk_5r8t2u', state: 'sent' },
    ),
    exampleOf(feedbackList, {}, { total: 1, list: [aFeedback()] }),
    exampleOf(feedbackRequests, {}, someFeedbackRequests()),
    exampleOf(readFeedback, { id: 'fbk_5r8t2u' }, null),
    exampleOf(answerFeedback, { id: 'fbk_5r8t2u', text: 'Thank you.' }, null),
  ];
}
