import { type Example, exampleOf } from '../example.ts';
import {
  answerSupport,
  askPerson,
  enterSupport,
  readSupport,
  sendSupport,
  type SupportInfo,
  supportInfo,
  supportLink,
  type SupportRequest,
  supportRequests,
  type SupportThread,
} from './support.ts';

/** The support chat, during its hours. */
export function aSupportInfo(changes: Partial<SupportInfo> = {}): SupportInfo {
  return {
    open: true,
    hours: { from: '08:00', to: '20:00', changesAt: '2026-11-21T20:00:00.000Z' },
    appUrl: '/support',
    ...changes,
  };
}

/** Chats that were handed over to a person. */
export function someSupportRequests(): SupportRequest[] {
  return [
    {
      id: 'mbr_mara',
      name: 'Mara Okafor',
      text: 'Could somebody look at my withdrawal of Monday?',
      time: '2026-11-21T13:58:00.000Z',
      waiting: true,
    },
  ];
}

const MARA = { id: 'mbr_mara', name: 'Mara Okafor', phone: '+2348012345678' };

/** A chat with one answer of the guide. */
export function aSupportThread(changes: Partial<SupportThread> = {}): SupportThread {
  return {
    answers: 'guide',
    open: true,
    list: [
      {
        id: 'sup_1',
        seq: 1,
        author: 'guide',
        kind: 'no_article',
        text: 'There is no article about it.',
        articleId: null,
        time: '2026-11-21T13:58:00.000Z',
        shownTime: '13:58',
      },
    ],
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(supportInfo, {}, aSupportInfo()),
    exampleOf(supportLink, {}, { url: '/support#ticket=1' }),
    exampleOf(
      enterSupport,
      { ticket: '1' },
      { key: 'key_1', member: MARA, locale: 'en-US', thread: aSupportThread() },
    ),
    exampleOf(readSupport, { key: 'key_1' }, aSupportThread()),
    exampleOf(sendSupport, { key: 'key_1', text: 'How do I return a machine?' }, aSupportThread()),
    exampleOf(askPerson, { key: 'key_1' }, aSupportThread({ answers: 'person' })),
    exampleOf(supportRequests, {}, someSupportRequests()),
    exampleOf(answerSupport, { id: 'mbr_mara', text: 'Open Machines you lease.' }, null),
  ];
}
