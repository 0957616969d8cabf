import { defineRoutes, type LoadedScreen } from '../../platform/navigation/routes.ts';

/** The way in: SCREENS, "Without login". */
export const accessRoutes = defineRoutes({
  login: {
    path: '/user/login',
    title: 'auth.login.title',
    depth: 0,
    access: 'visitor',
    areas: ['auth'],
    query: ['to'],
    load: (): LoadedScreen => import('./login/login-screen.tsx').then((module) => module.LoginScreen),
    skeleton: 'form',
  },
  register: {
    path: '/user/login/register',
    title: 'auth.register.title',
    depth: 1,
    access: 'visitor',
    areas: ['auth'],
    query: ['code', 'to'],
    load: (): LoadedScreen =>
      import('./register/register-screen.tsx').then((module) => module.RegisterScreen),
    skeleton: 'form',
  },
  registerByEmail: {
    path: '/login/registerbym',
    title: 'auth.registerByEmail.title',
    depth: 1,
    access: 'visitor',
    areas: ['auth'],
    query: ['code', 'to'],
    load: (): LoadedScreen =>
      import('./register-by-email/register-by-email-screen.tsx').then(
        (module) => module.RegisterByEmailScreen,
      ),
    skeleton: 'form',
  },
  forgotPassword: {
    path: '/user/login/forgetPassword',
    title: 'auth.forgot.title',
    depth: 1,
    access: 'anyone',
    areas: ['auth'],
    load: (): LoadedScreen =>
      import('./forgot-password/forgot-password-screen.tsx').then((module) => module.ForgotPasswordScreen),
    skeleton: 'form',
  },
  noPermission: {
    path: '/nopermission',
    title: 'shell.noPermission.title',
    depth: 0,
    access: 'anyone',
    load: (): LoadedScreen =>
      import('./no-permission/no-permission-screen.tsx').then((module) => module.NoPermissionScreen),
  },
});
