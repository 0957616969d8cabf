import { money, usdt } from './money/money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time/time.ts';

// Each figure is a separate export, so that an app bundles only those that it reads. Code reads them through
// `CONSTANTS`.

/** The version of the app, as people read it. */
export const VERSION = '1.2.0';
/** The version of the app, as services compare it. */
export const VERSION_CODE = 20;
/** The platform that is sent with calls. */
export const PLATFORM = 'ANDROID';
/** Timeout of a call. */
export const REQUEST_TIMEOUT_MS = 36 * SECOND_MS;
/**
 * Time after which a call that moves the test clock is answered even if the move continues; well within the timeout of
 * a call.
 */
export const CLOCK_ANSWER_MS = 20 * SECOND_MS;
/** Time for which a money or code button ignores a second click. */
export const CLICK_GUARD_MS = SECOND_MS;
/** The longest Idempotency-Key. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
/** The longest redemption code. */
export const REDEMPTION_CODE_MAX_LENGTH = 32;
/** The longest search text for members of a team. */
export const TEAM_SEARCH_MAX_LENGTH = 60;
/** The longest title and the longest text of news. */
export const NEWS_TITLE_MAX_LENGTH = 120;
export const NEWS_TEXT_MAX_LENGTH = 5000;
/** The longest note on the changes of a version. */
export const VERSION_NOTE_MAX_LENGTH = 1000;
/** Maximum number of clock days that a report of money or income covers. */
export const REPORT_DAYS_AT_MOST = 400;
/** Number of comments on one page. */
export const COMMENT_PAGE_SIZE = 5;
/** The maximum that the test faucet grants at once. */
export const FAUCET_MAXIMUM = /* @__PURE__ */ usdt(10_000_000_000n);
/** The smallest amount that is moved: a cent. */
export const SMALLEST_AMOUNT = /* @__PURE__ */ usdt(10_000n);
/** The minimum cash recharge. */
export const CASH_RECHARGE_MINIMUM = /* @__PURE__ */ money(2500_00n, 'NGN');
/** The minimum withdrawal in USDT; the minimum in a local currency comes from the service. */
export const WITHDRAWAL_MINIMUM = /* @__PURE__ */ usdt(1_000_000n);
/** The withdrawal fee in permille of the amount: 5 percent. */
export const WITHDRAWAL_FEE_PERMILLE = 50;
/** Time for which a withdrawal waits before it is processed, so that the member can cancel it. */
export const WITHDRAWAL_CANCEL_MS = 10 * MINUTE_MS;
/** Total time that a withdrawal in USDT takes on a weekday. */
export const USDT_SETTLEMENT_MS = HOUR_MS;
/** Time for which a bank processes a withdrawal, before it pays it during its hours. */
export const BANK_WORK_MS = 4 * HOUR_MS;
/** Maximum number of pending recharges of a member. */
export const OPEN_RECHARGES_AT_MOST = 10;
/** Maximum number of a member's bank accounts, of their addresses for withdrawals, and of those for deliveries. */
export const BOOK_ENTRIES_AT_MOST = 50;
/** Number of confirmations that a USDT recharge waits for. */
export const RECHARGE_CONFIRMATIONS = 20;
/** Approximate time that those confirmations take. */
export const RECHARGE_CONFIRMATION_MS = MINUTE_MS;
/** Time until collected income arrives. */
export const INCOME_ARRIVAL_MS = 30 * MINUTE_MS;
/** The maximum time that a withdrawal to a bank takes. */
export const BANK_SETTLEMENT_MS = 72 * HOUR_MS;
/** The hour at which banks begin to settle, on the clock (PRODUCT 5). */
export const BANK_OPENS_HOUR = 9;
/** The hour at which banks stop settling, on the clock (PRODUCT 5). */
export const BANK_CLOSES_HOUR = 18;
/** Time after purchase in which a returned lease is refunded in full (H11). */
export const FULL_RETURN_MS = DAY_MS;
/**
 * Clock days for which the one-time rewards of a former member are remembered, so that nobody collects them twice
 * by coming back.
 */
export const PERSON_KEPT_DAYS = 90;
/** Number of codes that a network may request within an hour before each further one requires a solved puzzle. */
export const CODES_WITHOUT_PUZZLE = 3;
/**
 * Number of zero bits with which the hash of a solution begins: 33,000 hashes on average, about a second on a slow
 * phone.
 */
export const PUZZLE_DIFFICULTY = 15;
/** Lifetime of a puzzle, in real time. */
export const PUZZLE_TTL_MS = 10 * MINUTE_MS;
/** The shortest login password. */
export const PASSWORD_MIN_LENGTH = 8;
/** The longest login password. */
export const PASSWORD_MAX_LENGTH = 64;
/** Number of digits of a fund password. */
export const FUND_PASSWORD_LENGTH = 6;
/** Number of attempts before a fund password is locked. */
export const FUND_PASSWORD_TRIES = 5;
/** Time for which it is then locked, on the test clock. */
export const FUND_PASSWORD_LOCK_MS = 15 * MINUTE_MS;
/** The shortest and the longest bank account. */
export const BANK_ACCOUNT_MIN_LENGTH = 6;
export const BANK_ACCOUNT_MAX_LENGTH = 34;
/** The longest name of a bank account's holder. */
export const PAYEE_NAME_MAX_LENGTH = 80;
/** The longest label of an address. */
export const LABEL_MAX_LENGTH = 40;
/** The longest name of a member. */
export const NAME_MAX_LENGTH = 40;
/** The longest parts of a delivery address. */
export const DELIVERY_NAME_MAX_LENGTH = 80;
export const DELIVERY_PHONE_MAX_LENGTH = 32;
export const DELIVERY_LINES_MAX_LENGTH = 400;
/** The longest post, and the longest comment. */
export const POST_MAX_LENGTH = 2000;
export const COMMENT_MAX_LENGTH = 500;
/** The most pictures of a post. */
export const POST_PICTURES = 9;
/** The longest description of a picture or a video. */
export const PICTURE_TEXT_MAX_LENGTH = 300;
/** The longest remark on a report. */
export const REPORT_TEXT_MAX_LENGTH = 500;
/** The longest reason in the test panel for a withdrawal that is made to fail. */
export const FAILURE_REASON_MAX_LENGTH = 200;
/** Number of digits of a verification code. */
export const CODE_LENGTH = 6;
/** Lifetime of a verification code. */
export const CODE_TTL_MS = 10 * MINUTE_MS;
/** Number of attempts for a verification code. */
export const CODE_TRIES = 5;
/** Number of codes to one phone number or e-mail address, and from one browser, within a day of real time. */
export const CODES_A_DAY = 10;
export const CODES_A_DAY_OF_DEVICE = 30;
/** Minimum time between two codes to a member. */
export const CODE_INTERVAL_MS = MINUTE_MS;
/** Time for which a session that confirmed its identity may make sensitive changes (issue 12). */
export const VERIFIED_MS = 10 * MINUTE_MS;
/**
 * Time within which the previous phone number and e-mail address can revoke a new e-mail address, on the test clock
 * (issue 12).
 */
export const EMAIL_UNDO_MS = 3 * DAY_MS;
/** Feedback must have more words than this. */
export const FEEDBACK_WORDS_ABOVE = 10;
/** The largest picture of a feedback. */
export const FEEDBACK_PICTURE_MAX_BYTES = 20 * 1024 * 1024;
/** Maximum total size of the pictures sent along with feedback; beyond that, pictures are uploaded beforehand. */
export const FEEDBACK_PICTURES_MAX_BYTES = 23 * 1024 * 1024;
/** Maximum number of pictures in feedback. */
export const FEEDBACK_PICTURES_AT_MOST = 5;
/** Number of times that a member may send feedback with pictures within a day of real time. */
export const FEEDBACK_WITH_PICTURES_A_DAY = 10;
/** The longest feedback text, the longest phone number in it, and the longest answer to it. */
export const FEEDBACK_MAX_LENGTH = 4000;
export const FEEDBACK_PHONE_MAX_LENGTH = 32;
export const FEEDBACK_ANSWER_MAX_LENGTH = 2000;
/** The hours in which people answer in the support chat, every day, on the clock. */
export const SUPPORT_OPENS_HOUR = 8;
export const SUPPORT_CLOSES_HOUR = 20;
/** The longest message in the support chat. */
export const SUPPORT_MESSAGE_MAX_LENGTH = 1000;
/** The largest picture of a post or a comment. */
export const COMMUNITY_PICTURE_MAX_BYTES = 2 * 1024 * 1024;
/** The largest avatar. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;
/** The largest file that a device opens for cropping an avatar; the cropped avatar is far smaller. */
export const AVATAR_OPENED_MAX_BYTES = 20 * 1024 * 1024;
/**
 * Pixels along each edge of an avatar when it is sent: sharp at the largest size shown, at three device pixels per CSS
 * pixel.
 */
export const AVATAR_SENT_EDGE = 512;
/** The largest screenshot that a member submits. */
export const SUBMISSION_PICTURE_MAX_BYTES = 20 * 1024 * 1024;
/** The longest edge of a picture: that of a screenshot of a long page is around ten thousand pixels. */
export const PICTURE_MAX_EDGE = 16_384;
/**
 * The maximum number of pixels of a picture: decoded, each takes four bytes of memory on every device that shows it.
 */
export const PICTURE_MAX_PIXELS = 40_000_000;
/** The longest edge that a device sends and the services store; a larger picture is scaled down. */
export const PICTURE_SENT_EDGE = 2048;
/** A picture larger than this is stored as a lossy WebP, whatever its original format. */
export const PICTURE_STORED_WHOLE_BYTES = 2 * 1024 * 1024;
/** Storage for the pictures of one member, and the default storage for those of all members. */
export const MEMBER_STORAGE_MAX_BYTES = 100 * 1024 * 1024;
export const WORLD_STORAGE_MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** The minimum size that a picture counts as, to limit the number of pictures whose sizes are added up. */
export const PICTURE_STORAGE_MIN_BYTES = 16 * 1024;
/** Timeout of an upload: 20 MB at 1.5 Mbit/s. An upload that stalls is aborted sooner, like any call. */
export const UPLOAD_TIMEOUT_MS = 2 * MINUTE_MS;
/** Time for which an unused upload is kept, on the test clock. */
export const UPLOAD_UNUSED_MS = DAY_MS;
/** Maximum number of unused uploads of a member; with one more, the oldest is deleted. */
export const UPLOADS_UNUSED_AT_MOST = 20;
/** Addresses longer than this are shown shortened. */
export const ADDRESS_SHOWN_WHOLE_UP_TO = 30;
/** Time for which the message of a lost session is shown and clicks are blocked (PRODUCT 3). */
export const SESSION_LOST_MESSAGE_MS = 3 * SECOND_MS;
/** Time between a lost session and the redirect to the login page (PRODUCT 3). */
export const SESSION_LOST_REDIRECT_MS = SECOND_MS;
/** Time between a chunk that fails to load and the reload of the page (PRODUCT 5). */
export const CHUNK_RELOAD_MS = SECOND_MS;
/** The minimum time between two such reloads (PRODUCT 5). */
export const CHUNK_RELOAD_INTERVAL_MS = MINUTE_MS;
/** Maximum number of records that the PDF of a monthly statement lists: some 150 pages. The table has no such limit. */
export const STATEMENT_LISTED_RECORDS = 5000;
