/** The screens that are built by several. */
export const SCREENS = ['products', 'records'] as const;
export type ScreenName = (typeof SCREENS)[number];

/** The contenders; `file` is their name in contenders/src/<screen>. */
export const CONTENDERS = [
  { file: 'floor', name: 'hand-written DOM, windowed (floor)' },
  { file: 'paydirt', name: 'Paydirt' },
  { file: 'react-virtua', name: 'React + virtua' },
  { file: 'antd-mobile', name: 'antd-mobile' },
] as const;
export type ContenderFile = (typeof CONTENDERS)[number]['file'];
