-- Where no further message may go to a phone, whoever asks can still type the code that lies there already: that of another verification,
-- which is good once for all who point to it.
alter table verifications add column code_of uuid references verifications (id) on delete cascade;
create index verifications_code_of on verifications (code_of) where code_of is not null;
create index verifications_phone on verifications (phone, sent_at);
