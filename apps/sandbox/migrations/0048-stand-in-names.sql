-- Who registered by e-mail and gave no name was called by the beginning of the address, which others saw. The whole
-- address stands in now, as a phone number does, and others see its first letter.
update post set author_name = left(author_name, 1) || '…'
from member where member.id = post.author_id and phone is null and member.name = split_part(email, '@', 1);
update comment set author_name = left(author_name, 1) || '…'
from member where member.id = comment.author_id and phone is null and member.name = split_part(email, '@', 1);
update comment set to_name = left(to_name, 1) || '…'
from member where member.id = comment.to_author_id and phone is null and member.name = split_part(email, '@', 1);
update member set name = email where phone is null and name = split_part(email, '@', 1);

-- Prices are shown in what there is a rate of.
alter table member add constraint member_sales_unit
  check (sales_unit in ('USDT', 'NGN', 'INR', 'EUR', 'TRY', 'USD'));
