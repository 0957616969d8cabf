import { money, usdt } from './money/money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time/time.ts';

// Separate exports, so that an app bundles only those that it reads; all are read through `CONSTANTS`.

/** The version of the app, as people read it. */
export const VERSION = '1.2.0';
/** The version of the app, as services compare it. */
export const VERSION_CODE = 20;
/** The platform that calls declare. */
export const PLATFORM = 'ANDROID';
/** Timeout of a call. */
export const REQUEST_TIMEOUT_MS = 36 * SECOND_MS;
/**
 * Time after which a move of the test clock is answered although it continues; well within the timeout of a call.
 */
export const CLOCK_ANSWER_MS = 20 * SECOND_MS;
/** Time for which a money or code button ignores a second click. */
export const CLICK_GUARD_MS = SECOND_MS;
/** The longest Idempotency-Key. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
/** The longest redemption code. */
export const REDEMPTION_CODE_MAX_LENGTH = 32;
/** The longest text that members of a team are searched by. */
export const TEAM_SEARCH_MAX_LENGTH = 60;
/** The longest title and the longest text of news. */
export const NEWS_TITLE_MAX_LENGTH = 120;
export const NEWS_TEXT_MAX_LENGTH = 5000;
/** The longest note on the changes of a version. */
export const VERSION_NOTE_MAX_LENGTH = 1000;
/** Number of clock days that a report of money or income covers at most. */
export const REPORT_DAYS_AT_MOST = 400;
/** Number of comments on one page. */
export const COMMENT_PAGE_SIZE = 5;
/** The most that the test faucet grants at once. */
export const FAUCET_MAXIMUM = /* @__PURE__ */ usdt(10_000_000_000n);
/** The smallest amount that is moved: a cent. */
export const SMALLEST_AMOUNT = /* @__PURE__ */ usdt(10_000n);
/** The least cash recharge. */
export const CASH_RECHARGE_MINIMUM = /* @__PURE__ */ money(2500_00n, 'NGN');
/** The least withdrawal in USDT; that of a local currency comes from the service. */
export const WITHDRAWAL_MINIMUM = /* @__PURE__ */ usdt(1_000_000n);
/** The withdrawal fee in permille of the amount: 5 percent. */
export const WITHDRAWAL_FEE_PERMILLE = 50;
/** Time that a withdrawal waits before it is processed, so that its member can cancel it. */
export const WITHDRAWAL_CANCEL_MS = 10 * MINUTE_MS;
/** Time that a withdrawal in USDT takes in all, on a weekday. */
export const USDT_SETTLEMENT_MS = HOUR_MS;
/** Time that a bank works on a withdrawal, before it pays it in its hours. */
export const BANK_WORK_MS = 4 * HOUR_MS;
/** Number of recharges of a member that may be under way at the same time. */
export const OPEN_RECHARGES_AT_MOST = 10;
/** Number of confirmations that a USDT recharge waits for. */
export const RECHARGE_CONFIRMATIONS = 20;
/** About how long those confirmations take. */
export const RECHARGE_CONFIRMATION_MS = MINUTE_MS;
/** Time until received income arrives. */
export const INCOME_ARRIVAL_MS = 30 * MINUTE_MS;
/** The longest that a withdrawal to a bank takes. */
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
/** Number of codes that a network may ask for within an hour before each further one needs a solved puzzle. */
export const CODES_WITHOUT_PUZZLE = 3;
/** Zero bits that the hash of a solution begins with: 33,000 hashes on average, about a second of a slow phone. */
export const PUZZLE_DIFFICULTY = 15;
/** Lifetime of a puzzle, on real time. */
export const PUZZLE_TTL_MS = 10 * MINUTE_MS;
/** The shortest login password. */
export const PASSWORD_MIN_LENGTH = 8;
/** The longest login password. */
export const PASSWORD_MAX_LENGTH = 64;
/** Number of digits of a fund password. */
export const FUND_PASSWORD_LENGTH = 6;
/** Number of tries of a fund password before it is locked. */
export const FUND_PASSWORD_TRIES = 5;
/** Time for which it is locked then, on the test clock. */
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
/** The longest reason that the test panel gives for a withdrawal that is to fail. */
export const FAILURE_REASON_MAX_LENGTH = 200;
/** Number of digits of a verification code. */
export const CODE_LENGTH = 6;
/** Lifetime of a verification code. */
export const CODE_TTL_MS = 10 * MINUTE_MS;
/** Number of tries of a verification code. */
export const CODE_TRIES = 5;
/** Number of codes to one phone or e-mail address, and from one browser, within a day of real time. */
export const CODES_A_DAY = 10;
export const CODES_A_DAY_OF_DEVICE = 30;
/** Time between two codes to a member. */
export const CODE_INTERVAL_MS = MINUTE_MS;
/** Time for which a session that confirmed its identity may make sensitive changes (issue 12). */
export const VERIFIED_MS = 10 * MINUTE_MS;
/** Time in which the earlier phone and e-mail address can take back a new e-mail address, on the test clock (issue 12). */
export const EMAIL_UNDO_MS = 3 * DAY_MS;
/** Feedback has more words than this. */
export const FEEDBACK_WORDS_ABOVE = 10;
/** The largest picture of a feedback. */
export const FEEDBACK_PICTURE_MAX_BYTES = 20 * 1024 * 1024;
/** All pictures that are sent along with one feedback; more are uploaded before. */
export const FEEDBACK_PICTURES_MAX_BYTES = 23 * 1024 * 1024;
/** Number of pictures that one feedback may have. */
export const FEEDBACK_PICTURES_AT_MOST = 5;
/** Number of feedbacks with pictures that one member may send within a day of real time. */
export const FEEDBACK_WITH_PICTURES_A_DAY = 10;
/** The longest feedback, the longest phone number in it, and the longest answer to it. */
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
/** The largest file that a device opens to cut an avatar out of it; what is sent of it is far smaller. */
export const AVATAR_OPENED_MAX_BYTES = 20 * 1024 * 1024;
/** Pixels along each edge of an avatar when it is sent: sharp on the largest that is shown, at three pixels a point. */
export const AVATAR_SENT_EDGE = 512;
/** The largest screenshot that a member hands in. */
export const SUBMISSION_PICTURE_MAX_BYTES = 20 * 1024 * 1024;
/** The longest edge of a picture: a screenshot of a long page has one of some ten thousand pixels. */
export const PICTURE_MAX_EDGE = 16_384;
/** The most pixels of a picture: decoded, each takes four bytes of memory on every device that shows it. */
export const PICTURE_MAX_PIXELS = 40_000_000;
/** The longest edge that a device sends and the services keep; a larger picture is drawn smaller. */
export const PICTURE_SENT_EDGE = 2048;
/** A picture above this is stored as a lossy WebP, whatever its format was. */
export const PICTURE_STORED_WHOLE_BYTES = 2 * 1024 * 1024;
/** Storage for the pictures of one member, and by default for those of everybody. */
export const MEMBER_STORAGE_MAX_BYTES = 100 * 1024 * 1024;
export const WORLD_STORAGE_MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** The size that a picture counts as at least, to bound the number of pictures whose sizes are added up. */
export const PICTURE_STORAGE_MIN_BYTES = 16 * 1024;
/** Timeout of an upload: 20 MB over 1.5 Mbit/s. When it stalls, it is given up sooner, like any call. */
export const UPLOAD_TIMEOUT_MS = 2 * MINUTE_MS;
/** Time for which an unused upload is kept, on the test clock. */
export const UPLOAD_UNUSED_MS = DAY_MS;
/** Number of unused uploads that a member may have; one more, and the oldest of them goes. */
export const UPLOADS_UNUSED_AT_MOST = 20;
/** Addresses longer than this are shown shortened. */
export const ADDRESS_SHOWN_WHOLE_UP_TO = 30;
/** Time for which the message of a lost session is shown, clicks blocked (PRODUCT 3). */
export const SESSION_LOST_MESSAGE_MS = 3 * SECOND_MS;
/** Time after a lost session until the app goes to the login page (PRODUCT 3). */
export const SESSION_LOST_REDIRECT_MS = SECOND_MS;
/** Time after a chunk that failed to load until the page is loaded again (PRODUCT 5). */
export const CHUNK_RELOAD_MS = SECOND_MS;
/** The least time between two such reloads (PRODUCT 5). */
export const CHUNK_RELOAD_INTERVAL_MS = MINUTE_MS;
/** Number of records of a month that its statement lists as PDF: some 150 pages. The table has no such bound. */
export const STATEMENT_LISTED_RECORDS = 5000;
