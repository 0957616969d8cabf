import { defineRoutes } from '../platform/navigation/routes.ts';

/** Routes of the services' messages to a member: SCREENS, "Community and messages". */
export const messagesRoutes = defineRoutes('messages', {
  messages: {
    path: '/message',
    title: 'mailbox.title',
    depth: 1,
    access: 'member',
    areas: ['mailbox'],
    skeleton: 'list',
    atOnce: { calls: ['message/push/channels'] },
  },
  channel: {
    path: '/user/msg',
    title: 'mailbox.title',
    depth: 2,
    detailOf: '/message',
    access: 'member',
    areas: ['mailbox'],
    query: ['channel'],
    skeleton: 'list',
  },
  message: {
    path: '/user/news',
    title: 'mailbox.message',
    depth: 2,
    detailOf: '/user/msg',
    access: 'member',
    areas: ['mailbox'],
    query: ['id'],
  },
});
