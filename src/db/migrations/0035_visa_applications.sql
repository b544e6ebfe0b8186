-- What a visa wants of whoever applies for it, and who works on it. A visa without a row here cannot be applied for.
create table visa_forms (
  visa_id integer primary key references visas on delete cascade,
  seller_id integer not null references sellers,
  -- {passport, photo, nationalIdFront, nationalIdBack, document}: 'required' or 'optional' each; what is missing is not asked for.
  papers jsonb not null check (jsonb_typeof(papers) = 'object' and papers <> '{}'
    and not jsonb_path_exists(papers, '$.* ? (!(@ == "required" || @ == "optional"))')),
  -- [{key, kind: 'text' | 'choice' | 'date', isRequired, label, options: [{key, label}]}]
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 20
    and not jsonb_path_exists(questions, '$[*] ? (!(@.key like_regex "^[a-z][A-Za-z]{0,29}$" && (@.kind == "text" || @.kind == "choice" || @.kind == "date")
      && @.label.en != "" && @.label.ar != "" && @.label.ku != "" && (@.kind != "choice" || exists(@.options[*]))))')),
  purposes text[] not null default '{}'
    check (purposes <@ array['tourism', 'family', 'business', 'conference', 'treatment', 'companion', 'study', 'transit']),
  -- Two letters each; none: everybody.
  nationalities text[] not null default '{}',
  -- How long a passport has to be good after the journey.
  passport_months smallint not null default 6 check (passport_months between 0 and 24),
  -- Millimetres of the country's photo.
  photo_width smallint check (photo_width between 20 and 100),
  photo_height smallint check (photo_height between 20 and 100),
  -- How much of the fee goes back where the country says no.
  reject_percent smallint not null check (reject_percent between 0 and 100),
  is_demo boolean not null default false,
  check ((photo_width is null) = (photo_height is null))
);
create index visa_forms_by_seller on visa_forms (seller_id);
create trigger content_changed after insert or update or delete or truncate on visa_forms for each statement execute function tell_content_changed();

-- What the cabinet says of single days, beside the calendar that is known.
create table holiday_changes (
  day date primary key,
  is_off boolean not null,
  -- For whoever reads the list.
  reason text not null check (length(reason) between 3 and 200)
);

-- One for several people, paid once. Nothing is ever deleted but who they are.
create table visa_applications (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders,
  customer_id integer not null references customers,
  visa_id integer references visas on delete set null,
  seller_id integer not null references sellers,
  -- As it was called, in every locale.
  title jsonb not null,
  status text not null check (status in ('unpaid', 'pending', 'asked', 'accepted', 'rejected', 'withdrawn', 'failed')),
  purpose text,
  travel_date date not null,
  return_date date check (return_date >= travel_date),
  people smallint not null check (people between 1 and 10),
  -- As at the moment of applying: what was asked for, how quickly it was to be answered, and what goes back.
  papers jsonb not null,
  questions jsonb not null,
  nationalities text[] not null,
  passport_months smallint not null,
  working_days smallint not null check (working_days >= 0),
  reject_percent smallint not null check (reject_percent between 0 and 100),
  -- The last day by which it is to be decided, while it is waited for.
  promised_on date,
  -- Working days that were left when its customer was asked for something: they go on with the answer.
  days_left smallint check (days_left >= 0),
  -- The promise that was told to be broken.
  late_for date,
  -- When an officer first took it up; from then on it cannot be withdrawn.
  begun_at timestamptz,
  taken_by uuid references accounts (id) on delete set null,
  taken_until timestamptz,
  -- Counts every change that a decision could depend on.
  version integer not null default 1,
  decided_at timestamptz,
  reject_reason text,
  -- Papers and people were deleted.
  forgotten_at timestamptz,
  created_at timestamptz not null,
  check ((status in ('accepted', 'rejected')) = (decided_at is not null)),
  check ((status = 'rejected') = (reject_reason is not null)),
  check ((status = 'asked') = (days_left is not null)),
  check ((status = 'pending') = (promised_on is not null))
);
create index visa_applications_by_customer on visa_applications (customer_id, id);
create index visa_applications_by_seller on visa_applications (seller_id, status, promised_on);
create index visa_applications_by_visa on visa_applications (visa_id);
create index visa_applications_by_taker on visa_applications (taken_by) where taken_by is not null;
create index visa_applications_promised on visa_applications (promised_on) where status = 'pending';
create index visa_applications_kept on visa_applications (id) where forgotten_at is null and status in ('accepted', 'rejected', 'withdrawn', 'failed');

create table visa_applicants (
  id integer generated always as identity primary key,
  application_id integer not null references visa_applications,
  number smallint not null check (number between 1 and 10),
  -- Sealed: name, passport, birthday and answers as one text; null once they are of no use any more.
  sealed text,
  unique (application_id, number)
);

-- Files of an application: of one applicant, or visas for all of them.
create table visa_papers (
  file_id uuid primary key references files on delete cascade,
  application_id integer not null references visa_applications,
  applicant_id integer references visa_applicants,
  field text not null check (field in ('passport', 'photo', 'nationalIdFront', 'nationalIdBack', 'document', 'visa')),
  added_at timestamptz not null,
  check ((field = 'visa') = (applicant_id is null))
);
create index visa_papers_by_application on visa_papers (application_id);
create index visa_papers_by_applicant on visa_papers (applicant_id) where applicant_id is not null;

-- What a customer is asked for once more: [{applicant: 1, field: 'photo' | 'fullName' | 'answers.job' …}]
create table visa_requests (
  id integer generated always as identity primary key,
  application_id integer not null references visa_applications,
  fields jsonb not null check (jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) between 1 and 100),
  reason text not null,
  asked_at timestamptz not null,
  answered_at timestamptz
);
create unique index visa_requests_open on visa_requests (application_id) where answered_at is null;
create index visa_requests_by_application on visa_requests (application_id, id);

-- What was written, by whom of the two sides; sealed.
create table visa_messages (
  id integer generated always as identity primary key,
  application_id integer not null references visa_applications,
  is_customer boolean not null,
  sealed text not null,
  created_at timestamptz not null
);
create index visa_messages_by_application on visa_messages (application_id, id);

-- Everything that happened to it, looks included. An operator has no account.
create table visa_events (
  id integer generated always as identity primary key,
  application_id integer not null references visa_applications,
  event text not null check (event in
    ('applied', 'paid', 'looked', 'taken', 'left', 'asked', 'answered', 'accepted', 'rejected', 'withdrawn', 'expired', 'late', 'forgotten')),
  actor text not null check (actor in ('customer', 'officer', 'operator', 'clock')),
  account_id uuid references accounts (id) on delete set null,
  at timestamptz not null
);
create index visa_events_by_application on visa_events (application_id, id);
create index visa_events_by_account on visa_events (account_id) where account_id is not null;

-- Begun and not sent yet, for another device; sealed, and kept for 30 days.
create table visa_drafts (
  customer_id integer not null references customers,
  visa_id integer not null references visas on delete cascade,
  sealed text not null,
  changed_at timestamptz not null,
  primary key (customer_id, visa_id)
);
create index visa_drafts_by_visa on visa_drafts (visa_id);
create index visa_drafts_by_age on visa_drafts (changed_at);

alter table memberships
  drop constraint memberships_role_check,
  add constraint memberships_role_check check (role in ('manager', 'cashier') or (role = 'visa_officer' and seller_id is not null));

alter table order_messages
  drop constraint order_messages_event_check,
  add constraint order_messages_event_check check (event in ('confirmed', 'waiting', 'rejected', 'cancelled', 'cash', 'paid-late', 'paid-twice',
    'refunded', 'refund-failed', 'reminder', 'cash-reminder', 'rest-reminder', 'rest-paid', 'rest-overdue', 'ticket-passed', 'ticket-ended',
    'visa-received', 'visa-asked', 'visa-accepted', 'visa-rejected', 'visa-late'));
