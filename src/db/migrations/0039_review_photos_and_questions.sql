-- As large as a picture is once it is kept; null of documents, and of what was kept before anybody asked.
alter table files
  add column width integer check (width > 0),
  add column height integer check (height > 0);

-- What guests have photographed, in their order: everybody sees it for as long as the review is shown.
create table review_photos (
  review_id integer not null references reviews on delete cascade,
  -- The last guard of how many a review has.
  position smallint not null check (position between 0 and 4),
  file_id uuid unique references files on delete cascade,
  -- Only of the demo: nobody has been there with a camera.
  picture_id integer unique references pictures on delete cascade,
  -- At the end of a statement: photos change their places with each other.
  unique (review_id, position) deferrable,
  check (num_nonnulls(file_id, picture_id) = 1)
);
create trigger content_changed after insert or update or delete or truncate on review_photos for each statement execute function tell_content_changed();

-- However a review goes, its photos go, too, and their contents after them.
create function delete_file_of_photo() returns trigger language plpgsql as $$
begin
  delete from files where id = old.file_id;
  return null;
end $$;
create trigger file_goes_with_photo after delete on review_photos for each row execute function delete_file_of_photo();

-- Who has answered in the name of a property or seller.
alter table reviews add column answered_by uuid references accounts on delete set null;
create index reviews_by_answerer on reviews (answered_by) where answered_by is not null;

-- What guests ask a property. Only what is answered is shown, and nothing that an operator has hidden.
create table guest_questions (
  id integer generated always as identity primary key,
  property_id integer not null references properties on delete cascade,
  -- Null once the account is gone: the question stays, without a name.
  customer_id integer references customers,
  text text not null check (length(text) between 1 and 500),
  language text not null check (language in ('en', 'ar', 'ku')),
  status text not null default 'shown' check (status in ('shown', 'reported', 'hidden')),
  asked_at timestamptz not null,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  answered_by uuid references accounts on delete set null,
  check ((answer is null) = (answered_at is null)),
  check (answer is not null or answered_by is null)
);
create index guest_questions_by_property on guest_questions (property_id);
create index guest_questions_answered on guest_questions (property_id, answered_at desc, id desc) where answer is not null;
create index guest_questions_waiting on guest_questions (property_id, asked_at, id) where answer is null;
create index guest_questions_by_customer on guest_questions (customer_id) where customer_id is not null;
create index guest_questions_reported on guest_questions (id) where status = 'reported';
create index guest_questions_by_answerer on guest_questions (answered_by) where answered_by is not null;
-- Nobody sees what waits for its answer, or that somebody has reported it.
create trigger content_rewritten after update on guest_questions for each row
  when ((old.answer, old.status = 'hidden', old.customer_id) is distinct from (new.answer, new.status = 'hidden', new.customer_id))
  execute function tell_content_changed();
create trigger content_removed after delete or truncate on guest_questions for each statement execute function tell_content_changed();

create table question_reports (
  question_id integer not null references guest_questions on delete cascade,
  customer_id integer not null references customers,
  reason text not null check (reason in ('untrue', 'insulting', 'personal', 'advertising', 'other')),
  created_at timestamptz not null,
  primary key (question_id, customer_id)
);
create index question_reports_by_customer on question_reports (customer_id);
