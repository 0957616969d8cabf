export { ListEnd, type ListEnding, type ListEndProps } from './list-end.tsx';
