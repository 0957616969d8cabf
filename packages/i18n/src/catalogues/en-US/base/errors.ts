/**
 * Failures by the name that the contract gives them: `error.<name>` (PRODUCT 8).
 *
 * Each says what happened and what to do next, and takes no parameters, so that any failure can be
 * shown; `error.detail` adds the figures that came with one.
 */
export const error = {
  invalid_input: 'Something in this form is incorrect. Check the marked fields and send it again.',
  unauthorized: 'Your session has ended. Please log in again.',
  forbidden: 'Your account may not do this.',
  not_found: 'This does not exist, or no longer.',
  too_slow: 'The request took too long to reach the service, so nothing was done. Please try again.',
  in_flight: 'This request is already being worked on. Wait a moment, then look again.',
  too_large: 'What you sent is too large. Choose something smaller.',
  misdirected: 'The service does not answer at this address. Open the app at its own address.',
  key_reused: 'This was sent before, with other contents.',
  key_void: 'You gave this up. Nothing was done.',
  key_required:
    'This request came without its safety key, so nothing was done. Reload the page and try again.',
  too_many_requests: 'Too many requests in a short time. Wait a minute, then try again.',
  internal: 'The service made a mistake. Nothing was changed; please try again.',
  unavailable: 'The service is not available right now. Please try again in a minute.',
  busy: 'The service is busy right now. Please try again in a moment.',

  wrong_credentials: 'The account or the password is incorrect. Check both and try again.',
  account_exists: 'There is already an account with this phone number or email address. Log in instead.',
  account_unknown: 'There is no account with this phone number or email address.',
  account_locked: 'Too many wrong passwords. Wait a while, or set a new password by code.',
  invitation_unknown: 'This invitation code does not exist. Check it with the person who gave it to you.',
  verify_needed: 'Confirm first that it is you.',
  wrong_password: 'The current password is incorrect.',
  undo_over: 'This link is no longer good. If something is wrong, set a new login password by code.',
  email_registration_closed:
    'Accounts cannot be created by email at the moment. With a phone number it works.',
  captcha_needed: 'Many codes were requested from your network. Try again in a moment.',
  code_wrong: 'The verification code is incorrect. Check the latest message and try again.',
  code_expired: 'This verification code is no longer valid. Request a new one.',
  code_too_many_tries: 'Too many wrong codes. Request a new one.',
  code_too_soon: 'A code was sent a moment ago. You can request another one a minute after it.',
  code_day_limit: 'So many codes went there today that no more can be sent. Try again tomorrow.',
  feedback_day_limit: 'Enough feedback with pictures for today. Send it without them, or tomorrow.',
  storage_full: 'Your pictures take up all the room you have. Delete a post with pictures, then try again.',
  world_storage_full: 'There is no room left for pictures here. Ask whoever runs this service for more.',
  pictures_unavailable: 'Pictures cannot be added here. Everything else works.',

  insufficient_balance: 'This is more than your available balance. Top up, or choose a smaller amount.',
  below_minimum: 'The amount is below the minimum. Enter a larger one.',
  nothing_to_receive: 'There is nothing to collect today. Income is added at the end of each day.',

  sold_out: 'This is sold out. Nothing was charged.',
  not_on_sale_yet: 'The sale has not begun yet. Nothing was charged.',
  sale_ended: 'The sale has ended. Nothing was charged.',
  agreement_changed: 'The lease agreement has changed since you read it. Read the new one and decide again.',
  coupon_not_usable:
    'This coupon cannot be used now: it has expired, was used, or is for something else. Nothing was charged.',
  coupon_offer_not_begun: 'These coupons cannot be taken yet. The coupon says from which day on.',
  coupon_offer_over: 'These coupons can no longer be taken. Nothing was changed.',
  coupons_gone: 'All of these coupons have been taken.',
  coupon_already_taken: 'You already have this coupon. Each member can take it once.',
  coupons_closed: 'Coupons cannot be taken at the moment. Those you have can still be used.',
  delivery_address_required: 'Choose a delivery address first.',
  not_returnable: 'This machine can no longer be returned: its lease has ended, or it was returned before.',

  rate_changed: 'The rate has changed since it was shown. Look at the new one, then send again.',
  deposit_not_expected: 'No deposit is expected for this top-up: it has expired, failed or goes by card.',
  too_many_open_recharges:
    'You have as many open top-ups as a member can have. Finish one, or wait until one ends.',
  redemption_code_unknown: 'This code does not exist. Check its letters and digits.',
  redemption_code_used: 'This code has been used up. Nothing was added.',
  redemption_code_expired: 'This code has expired. Nothing was added.',
  already_redeemed: 'A code was already redeemed on this account. Each member can redeem one.',
  above_code_value: 'This is more than the code is worth. Enter a smaller amount.',
  promotion_budget_empty:
    'The promotion budget is spent and cannot pay this now. Nothing was added, and nothing of yours was used.',
  already_checked_in: 'You have already checked in today. It was paid once.',
  day_changed:
    'It is another day by now, so nothing was checked in and nothing was paid. Look at the new day, then decide again.',
  reward_not_ready: 'This reward is not ready yet.',
  reward_received: 'You have this reward already. It is paid once.',
  paid_before: 'You had this on an earlier account. Each person has it once.',
  submission_under_way: 'You have sent something for this already. It is being reviewed.',
  submission_decided: 'This has been reviewed already.',
  not_cancellable: 'This withdrawal is already on its way and can no longer be cancelled.',

  bound_elsewhere: 'This already belongs to another member. Use one of your own.',
  already_bound: 'You have this one already.',
  channel_not_bound: 'This contact is not on your account yet. Choose another one.',
  fund_password_not_set: 'Set your withdrawal PIN first.',
  fund_password_wrong: 'The withdrawal PIN is incorrect. Check it and try again.',
  fund_password_locked: 'Too many wrong withdrawal PINs. Wait a while, or set a new one by code.',

  support_ticket_used: 'This chat link has expired. Open the chat again.',
  support_ended: 'This chat has ended, because you logged out or logged in anew. Open it again.',

  clock_backwards: 'The test clock only moves forward. Choose a later time.',
  clock_too_far: 'That is too far ahead. Move the test clock by at most 400 days at once.',
  day_not_short:
    'Everything owed for this day was paid, or the day is not over. There is nothing to make up.',
  already_topped_up: 'This day was made up before. Nothing more was paid.',
  class_key_needed: 'This needs the class key. Enter it in the test panel.',
  class_key_wrong: 'This is not the class key. Check it and try again.',

  offline: 'You are offline. Check your connection and try again.',
  timeout: 'The service took too long to answer. Please try again.',
  bad_answer: 'The service gave an answer that this app does not understand. Please try again.',
  not_test_mode: 'This service does not say that it is in test mode, so the app does not use it.',
  unknown: 'Something went wrong. Please try again.',

  detail: {
    minimum: 'The minimum is {{limit}}.',
    triesLeft: { one: '{{count}} try left.', other: '{{count}} tries left.' },
    retryIn: { one: 'Try again in {{count}} second.', other: 'Try again in {{count}} seconds.' },
  },
} as const;
