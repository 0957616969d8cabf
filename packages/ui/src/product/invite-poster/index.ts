export { type PosterText } from './draw-poster.ts';
export { InvitePoster, type InvitePosterProps } from './invite-poster.tsx';
