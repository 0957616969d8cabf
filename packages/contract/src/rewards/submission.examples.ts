import { type Example, exampleOf } from '../example.ts';
import {
  createSubmission,
  type OpenSubmission,
  openSubmissions,
  reviewSubmission,
  type Submission,
  submissions,
} from './submission.ts';

/** A screenshot that is waiting for review. */
export function aSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    id: 'sub_1',
    kind: 'join_group',
    state: 'in_review',
    reason: null,
    pictureUrl: '/media/products/trommel.svg',
    link: null,
    submittedAt: '2026-11-20T08:40:00.000Z',
    decidedAt: null,
    ...changes,
  };
}

/** The same, as the test panel sees it. */
export function anOpenSubmission(changes: Partial<OpenSubmission> = {}): OpenSubmission {
  return { ...aSubmission(), name: 'Mara Okafor', ...changes };
}

export function examples(): Example[] {
  return [
    exampleOf(createSubmission, { kind: 'share_link', link: 'https://videos.example.org/7' }, aSubmission()),
    exampleOf(submissions, {}, { total: 1, list: [aSubmission()] }),
    exampleOf(openSubmissions, {}, [anOpenSubmission()]),
    exampleOf(reviewSubmission, { id: 'sub_1', approve: true }, null),
  ];
}
