export { MonthHeading, type MonthHeadingProps, type SignInMonthStep } from './month-heading.tsx';
export {
  SignInCalendar,
  type SignInCalendarProps,
  type SignInDay,
  type SignInDayState,
} from './sign-in-calendar.tsx';
export { SignInCalendarSkeleton, type SignInCalendarSkeletonProps } from './sign-in-calendar-skeleton.tsx';
