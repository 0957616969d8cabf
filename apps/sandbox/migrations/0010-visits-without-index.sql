-- No statement finds a visit by when it began.
drop index support_visit_began;
