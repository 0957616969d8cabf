import { defineRoutes } from '../platform/navigation/routes.ts';

/** Questions and answers: help texts, the support chat, feedback. */
export const supportRoutes = defineRoutes('support', {
  help: {
    path: '/help',
    title: 'help.title',
    depth: 1,
    access: 'member',
    help: true,
    areas: ['help'],
    skeleton: 'list',
  },
  article: {
    path: '/help/article',
    title: 'help.texts',
    depth: 2,
    access: 'member',
    areas: ['help', 'money'],
    query: ['id'],
  },
  chat: {
    path: '/help/chat',
    title: 'support.title',
    depth: 2,
    access: 'member',
    areas: ['support'],
    skeleton: 'form',
    atOnce: { calls: ['user/appUrl/info'] },
  },
  feedback: {
    path: '/user/feedback',
    title: 'feedback.title',
    depth: 2,
    access: 'member',
    help: true,
    areas: ['support', 'compose', 'pictures'],
    skeleton: 'form',
    atOnce: { calls: ['user/feedback/list?pageNum=1&pageSize=20'] },
  },
});
