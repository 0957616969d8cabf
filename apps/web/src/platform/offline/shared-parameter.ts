/** Query parameter of the composer's address: the id under which it finds what another app shared. */
export const SHARED = 'shared';
