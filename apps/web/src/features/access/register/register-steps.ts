/** Fields of a new account, in the order in which they are asked for. */
export const REGISTER_FIELDS = [
  'account',
  'code',
  'password',
  'confirmPassword',
  'invitationCode',
  'name',
] as const;

/** A field of a new account. */
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Questions of a registration, one a screen; the password is typed twice on one. */
export const REGISTER_STEPS = ['account', 'code', 'password', 'invitationCode', 'name'] as const;

/** A question of a registration. */
export type RegisterStep = (typeof REGISTER_STEPS)[number];

/** Get the one of two questions that is asked first. */
export function earlierStep(one: RegisterStep, other: RegisterStep): RegisterStep {
  return REGISTER_STEPS.indexOf(one) < REGISTER_STEPS.indexOf(other) ? one : other;
}

/** Get the question on whose screen a field is. */
export function stepOf(field: RegisterField): RegisterStep {
  return field === 'confirmPassword' ? 'password' : field;
}
