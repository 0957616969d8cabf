-- What a member agreed to can always be read: the text of an agreement's version is never changed and
-- never taken away. Other terms are another version.
create function agreement_stays() returns trigger language plpgsql as $$
begin
  raise exception 'content: the text of an agreement stays as it was agreed to' using errcode = 'PD050';
end $$;
create trigger agreement_stays before update or delete on content
  for each row when (old.kind = 'agreement') execute function agreement_stays();
