export { CardList, type CardListProps, type CardListSnapshot } from './card-list.tsx';
