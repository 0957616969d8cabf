/**
 * What is wrong with a field: `field.<reason>`, reasons as in the contract.
 *
 * Without parameters, so that any reason can be shown; a form's hint gives the figures beforehand.
 */
export const field = {
  required: 'Please fill this in.',
  malformed: 'This is not in the expected form.',
  too_short: 'This is too short.',
  too_few_words: 'Please write more than ten words.',
  too_long: 'This is too long.',
  too_many_decimals: 'This has too many decimals.',
  too_large: 'This is too large.',
  not_positive: 'Enter an amount above 0.',
  below_minimum: 'This is below the minimum.',
  above_maximum: 'This is above the maximum.',
  grouping: 'The separators are not clear. Use one decimal mark and no other.',
  must_start_with_letter: 'The first character must be a letter.',
  letters_and_digits_only: 'Use letters and digits only, no spaces.',
  passwords_differ: 'The two passwords are not the same.',
  same_password: 'This is the password until now. Choose another one.',
  phone_invalid: 'Please enter a valid phone number of the chosen country.',
  email_invalid: 'This is not a valid e-mail address.',
  code_malformed: 'The code has 6 digits.',
  invitation_required: 'Please enter the invitation code.',
  invitation_malformed: 'This is not an invitation code. Check the letters and digits.',
  chain_required: 'Choose the chain first.',
  own_recharge_address: 'This is an address that you recharge to. Use one of your own elsewhere.',
  fund_password_digits: 'The fund password has 6 digits.',
  fund_password_run: 'Digits in a row, such as 123456, are too easy to guess.',
  fund_password_repeat: 'One digit six times is too easy to guess.',
  picture_format: 'This is not a picture that we can show. Use a JPEG, PNG, WebP or GIF.',
  picture_heic: 'This is a HEIC photo, which not every device can show. Save it as a JPEG and add that.',
  picture_broken: 'This picture is damaged or not complete. Save it again and add that.',
  picture_moving: 'This picture moves. Add a still one.',
  picture_too_many_pixels: 'This picture has too many pixels. Make it smaller and add that.',
  link_malformed: 'Paste the whole link of the video, beginning with https://.',
  video_site_unknown: 'We do not know this video site. Use one of those named below the field.',
} as const;
