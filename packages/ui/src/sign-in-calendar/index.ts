export {
  SignInCalendar,
  type SignInCalendarProps,
  type SignInDay,
  type SignInDayState,
  type SignInMonthStep,
} from './sign-in-calendar.tsx';
