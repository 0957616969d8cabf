export { useReadBySight } from './data/messages.ts';
