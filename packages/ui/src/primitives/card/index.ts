export { Card, Divider, type CardProps, type CardTone } from './card.tsx';
