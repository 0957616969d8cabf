export { IconWell, List, ListRow, type IconWellProps, type ListRowProps } from './list-row.tsx';
