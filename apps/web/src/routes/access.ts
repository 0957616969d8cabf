import { defineRoutes } from '../platform/navigation/routes.ts';

/** The way in: SCREENS, "Without login". */
export const accessRoutes = defineRoutes('access', {
  login: {
    path: '/user/login',
    title: 'auth.login.title',
    depth: 0,
    access: 'visitor',
    areas: ['auth'],
    query: ['to'],
    skeleton: 'form',
  },
  register: {
    path: '/user/login/register',
    title: 'auth.register.title',
    depth: 1,
    access: 'visitor',
    areas: ['auth'],
    query: ['code', 'to'],
    skeleton: 'form',
  },
  registerByEmail: {
    path: '/login/registerbym',
    title: 'auth.registerByEmail.title',
    depth: 1,
    access: 'visitor',
    areas: ['auth'],
    query: ['code', 'to'],
    skeleton: 'form',
  },
  forgotPassword: {
    path: '/user/login/forgetPassword',
    title: 'auth.forgot.title',
    depth: 1,
    access: 'anyone',
    areas: ['auth'],
    skeleton: 'form',
  },
  noPermission: {
    path: '/nopermission',
    title: 'shell.noPermission.title',
    depth: 0,
    access: 'anyone',
  },
});
