-- The pictures of a feedback, in their order.
create table feedback_file (
  feedback_id text not null references feedback (id),
  place smallint not null,
  file_id text not null unique references file (id),
  primary key (feedback_id, place)
);
