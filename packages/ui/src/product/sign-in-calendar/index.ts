export { MonthHeading, type MonthHeadingProps, type SignInMonthStep } from './month-heading.tsx';
export { SignInCalendar, type SignInCalendarProps } from './sign-in-calendar.tsx';
export type { SignInDay, SignInDayState } from './sign-in-calendar-day.tsx';
export { SignInCalendarSkeleton, type SignInCalendarSkeletonProps } from './sign-in-calendar-skeleton.tsx';
