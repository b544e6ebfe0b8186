-- Where too many passwords were tried for a phone, whether one is right is told to the phone alone: whoever asked has a verification either way.
-- Those are many and carry no code, so that looking for the newest code of a phone must not go through them.
alter table verifications add column is_unanswered boolean not null default false;
drop index verifications_phone;
create index verifications_phone on verifications (phone, sent_at) where code_of is null;
