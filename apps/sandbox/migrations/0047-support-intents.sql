-- What a member says in the chat is said once, however often its sending is tried.
alter table support_message add column intent_id text;
create unique index support_message_intent on support_message (member_id, intent_id) where intent_id is not null;
