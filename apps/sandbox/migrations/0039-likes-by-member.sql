-- What a member liked and handed in, for the archive of their data and for their leaving.
create index post_like_member on post_like (member_id);
create index submission_member on submission (member_id);
