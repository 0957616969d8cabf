-- When a guide posted what was handed in (H9): after its post was removed it is not posted again.
alter table submission add column posted_at timestamptz;
update submission set posted_at = post.at from post where post.submission_id = submission.id;
create index submission_open on submission (at, id) where posted_at is null;
