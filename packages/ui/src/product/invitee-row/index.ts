export { InviteeRow, type InviteeRowProps } from './invitee-row.tsx';
