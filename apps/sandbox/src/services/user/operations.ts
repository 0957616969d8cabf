import * as captcha from './codes/captcha.ts';
import * as feedback from './feedback/feedback.ts';
import * as fundPasswordCode from './fund-password/fund-password-code.ts';
import * as fundPasswordUpdate from './fund-password/fund-password-update.ts';
import * as fundPassword from './fund-password/fund-password.ts';
import * as intentOutcome from './intents/intent-outcome.ts';
import * as voidIntent from './intents/void-intent.ts';
import * as deleteAccount from './leaving/delete-account.ts';
import * as exportAccount from './leaving/export-account.ts';
import * as login from './login/login.ts';
import * as newPassword from './login/new-password.ts';
import * as resetPassword from './login/reset-password.ts';
import * as announcements from './notices/announcements.ts';
import * as films from './notices/films.ts';
import * as popupNotice from './notices/popup-notice.ts';
import * as systemInfo from './notices/system-info.ts';
import * as modifyHead from './profile/modify-head.ts';
import * as modifyName from './profile/modify-name.ts';
import * as profile from './profile/profile.ts';
import * as register from './registration/register.ts';
import * as validAccount from './registration/valid-account.ts';
import * as checkIn from './rewards/check-in.ts';
import * as creditedRewards from './rewards/credited-rewards.ts';
import * as bindEmail from './security/bind-email.ts';
import * as emailChange from './security/email-change.ts';
import * as securityEvents from './security/security-events.ts';
import * as sessionList from './security/session-list.ts';
import * as updatePassword from './security/update-password.ts';
import * as verification from './security/verification.ts';
import * as submission from './submission/submission.ts';
import * as supportChat from './support/support-chat.ts';
import * as supportLink from './support/support-link.ts';
import * as floors from './team/floors.ts';
import * as share from './team/share.ts';
import * as teamIncome from './team/team-income.ts';
import * as teamSummary from './team/team-summary.ts';
import * as upload from './upload/upload.ts';

export const userModules = [
  captcha,
  feedback,
  fundPasswordCode,
  fundPasswordUpdate,
  fundPassword,
  intentOutcome,
  voidIntent,
  deleteAccount,
  exportAccount,
  login,
  newPassword,
  resetPassword,
  announcements,
  films,
  popupNotice,
  systemInfo,
  modifyHead,
  modifyName,
  profile,
  register,
  validAccount,
  checkIn,
  creditedRewards,
  bindEmail,
  emailChange,
  securityEvents,
  sessionList,
  updatePassword,
  verification,
  submission,
  supportChat,
  supportLink,
  floors,
  share,
  teamIncome,
  teamSummary,
  upload,
];
