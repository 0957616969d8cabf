import { type Example, exampleOf } from '../example.ts';
import { decideReport, type Report, reportComment, reportList, reportPost } from './reports.ts';

/** A post that was reported and has not been reviewed yet. */
export function aReport(changes: Partial<Report> = {}): Report {
  return {
    id: 'rep_1',
    about: 'post',
    kind: 'promise',
    text: 'It promises a profit.',
    username: 'Jonas',
    reportedBy: 'Mara',
    content: 'Everybody doubles their money here.',
    time: '2026-11-21T13:40:00.000Z',
    decision: null,
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(reportPost, { postId: 'pst_1', kind: 'false', text: 'It is not so.' }, null),
    exampleOf(reportComment, { commentId: 'cmt_1', kind: 'other', about: 'member' }, null),
    exampleOf(reportList, {}, [aReport()]),
    exampleOf(decideReport, { id: 'rep_1', remove: true }, null),
  ];
}
