/**
 * The error of one field of a request; its text is `field.<reason>` in the catalogues. Forms produce the same reasons
 * before sending, from the same rules in `packages/domain`.
 */
export const FIELD_REASONS = [
  'required',
  'malformed',
  'too_short',
  'too_few_words',
  'too_long',
  'too_many_decimals',
  'too_large',
  'not_positive',
  'nothing_to_convert',
  'below_minimum',
  'above_maximum',
  'too_many',
  'grouping',
  'letters_and_digits_only',
  'name_without_letter',
  'name_of_operator',
  'name_of_mixed_scripts',
  'name_taken',
  'passwords_differ',
  'same_password',
  'password_common',
  'phone_invalid',
  'email_invalid',
  'code_malformed',
  'invitation_required',
  'invitation_malformed',
  'chain_required',
  'own_recharge_address',
  'fund_password_digits',
  'fund_password_run',
  'fund_password_repeat',
  'days_reversed',
  'link_malformed',
  'video_site_unknown',
  'picture_format',
  'picture_heic',
  'picture_broken',
  'picture_moving',
  'picture_too_many_pixels',
  'picture_not_square',
] as const;

/** Reason why a field was rejected. */
export type FieldReason = (typeof FIELD_REASONS)[number];
