-- Who saw an advertisement is known for a day, by a hash that nobody can turn back once the day's salt is gone.
create table visit_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

-- What would colour a terminal or turn the text around it; new notes come without.
update reservations set notes = nullif(btrim(regexp_replace(notes, '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g')), '')
  where notes ~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]';
