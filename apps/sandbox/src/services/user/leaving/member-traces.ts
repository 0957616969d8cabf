/** Treatment of a table's rows about a member who deletes their account. */
interface Trace {
  /** Statement that removes the rows; `$1` is the member's id. Null if they stay as they are. */
  readonly forget: string | null;
  /** Reason to keep some of the data, under the id, which is a pseudonym from then on. */
  readonly stays?: string;
}

const remove = (table: string, column = 'member_id'): Trace => ({
  forget: `delete from ${table} where ${column} = $1`,
});

const BOOKS = 'The books: what was booked is never changed (PRODUCT 7).';

/**
 * Columns that name a member, as `table.column`, with their treatment on deletion, in the order of execution.
 * A test compares them with the database: a new table about members has to be added here.
 */
export const MEMBER_TRACES: Readonly<Record<string, Trace>> = {
  'account.member_id': { forget: null, stays: BOOKS },
  'capital_record.member_id': { forget: null, stays: BOOKS },
  'lease_order.member_id': {
    forget: `update lease_order set delivery_address_id = null where member_id = $1`,
    stays: BOOKS,
  },
  'redemption.member_id': { forget: null, stays: BOOKS },
  'recharge.member_id': { forget: null, stays: BOOKS },
  'withdrawal.member_id': {
    forget: `update withdrawal set reason = null where member_id = $1`,
    stays: BOOKS,
  },
  'wallet_address.member_id': {
    forget: `update wallet_address set address = 'removed:' || id, label = '', deleted_at = coalesce(deleted_at, $2)
      where member_id = $1`,
    stays: 'Withdrawals name where they went; which address that was is removed.',
  },
  'bank_card.member_id': {
    forget: `update bank_card set payee_name = '', account = 'removed:' || id, ifsc = '',
      deleted_at = coalesce(deleted_at, $2) where member_id = $1`,
    stays: 'Withdrawals name where they went; which account that was is removed.',
  },
  'liability_leaf.member_id': {
    forget: null,
    stays: 'The latest proof of what members have holds their balances; it is replaced with the next entry.',
  },
  'coupon.member_id': {
    forget: `delete from coupon where member_id = $1 and id not in (select coupon_id from lease_order where coupon_id is not null)`,
    stays: 'Coupons that were used stand in the books.',
  },
  'check_in.member_id': remove('check_in'),
  'delivery_address.member_id': remove('delivery_address'),
  'withdrawal_to_fail.member_id': remove('withdrawal_to_fail'),
  'support_ticket.member_id': remove('support_ticket'),
  'support_visit.member_id': remove('support_visit'),
  'support_thread.member_id': {
    forget: `with said as (delete from support_message where member_id = $1)
      delete from support_thread where member_id = $1`,
  },
  'feedback.member_id': {
    forget: `with answers as (
        delete from feedback_answer where feedback_id in (select id from feedback where member_id = $1)
      ), pictures as (
        delete from feedback_file where feedback_id in (select id from feedback where member_id = $1)
      ) delete from feedback where member_id = $1`,
  },
  'popup_given.member_id': remove('popup_given'),
  'popup_closed.member_id': remove('popup_closed'),
  'rewards_look.member_id': remove('rewards_look'),
  'session.member_id': remove('session'),
  'known_device.member_id': remove('known_device'),
  'security_event.member_id': remove('security_event'),
  'email_change.member_id': remove('email_change'),
  'member_message.member_id': remove('member_message'),
  'content_read.member_id': remove('content_read'),
  'post_like.member_id': remove('post_like'),
  'post_hidden.member_id': remove('post_hidden'),
  'comment_hidden.member_id': remove('comment_hidden'),
  'avoided_member.member_id': remove('avoided_member'),
  'avoided_member.other_id': remove('avoided_member', 'other_id'),
  'report.reporter_id': remove('report', 'reporter_id'),
  'report.author_id': {
    // Earlier versions stored no author for the text of a guide's post.
    forget: `delete from report where author_id = $1 or (comment_id = '' and post_id in (
      select post.id from post join submission on submission.id = submission_id where member_id = $1))`,
  },
  'comment.to_author_id': {
    forget: `update comment set to_author_id = null, to_name = null where to_author_id = $1`,
  },
  'comment.author_id': remove('comment', 'author_id'),
  'post.author_id': {
    forget: `
      with gone as (
        select id from post where author_id = $1
        union select post.id from submission join post on post.submission_id = submission.id
          where submission.member_id = $1
      ), comments as (delete from comment where post_id in (select id from gone)),
      likes as (delete from post_like where post_id in (select id from gone))
      delete from post where id in (select id from gone)`,
  },
  'submission.member_id': remove('submission'),
  // Submissions are removed before the pictures that they refer to.
  'reward_submission.member_id': remove('reward_submission'),
  'file.member_id': remove('file'),
  'member.inviter_id': {
    forget: null,
    stays: 'Who invited whom decides levels and rewards of others; it names the pseudonym.',
  },
};
