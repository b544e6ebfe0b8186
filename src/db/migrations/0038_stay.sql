-- What a property says of its rules, power, water, internet and access: codes and numbers, which each language has its words for. Null: it has
-- not said. The contract has the shape; here is the last guard for what a guest would rely on.
alter table properties add column facts jsonb check (
  facts is null or coalesce(
    facts ?& '{rules,power,water,internet,access}'
    and (facts #>> '{rules,couples}') in ('marriage_paper', 'identity_only')
    and (facts #>> '{rules,pets}') in ('none', 'small', 'welcome')
    and (facts #>> '{rules,smoking}') in ('outside', 'some_rooms')
    and (facts #>> '{rules,cots}') in ('free', 'paid', 'none')
    and (facts #>> '{rules,lateArrival}') in ('any_hour', 'until_midnight', 'call_ahead')
    and (facts #>> '{rules,deposit}')::integer >= 0
    and (facts #>> '{rules,feeAtArrival}')::integer >= 0
    and (facts #>> '{power,gridHours}')::integer between 0 and 24
    and (facts #>> '{power,generatorHours}')::integer between 0 and 24
    and (facts #>> '{power,lift}') in ('works', 'stops', 'none')
    and (facts #>> '{water,hot}') in ('always', 'mornings_and_evenings', 'sun_heated')
    and (facts #>> '{internet,where}') in ('everywhere', 'common_rooms', 'none')
    and (facts #>> '{access,steps}')::integer >= 0
    and (facts #>> '{access,doorWidth}')::integer between 50 and 200, false));

-- What guests have asked, with the answer of the property: only what is answered is here, so only that is shown.
create table property_questions (
  id integer generated always as identity primary key,
  property_id integer not null references properties on delete cascade,
  question localized not null,
  answer localized not null,
  position smallint not null check (position >= 0),
  unique (property_id, position)
);
create trigger content_changed after insert or update or delete or truncate on property_questions for each statement execute function tell_content_changed();

-- When guests mean to come, in the property's own time, and what they would like: choices that everybody understands in any language.
alter table reservations
  add column arrival_hour smallint check (arrival_hour between 0 and 23),
  add column requests text[] not null default '{}' check (requests <@ '{quiet_room,high_floor,ground_floor,rooms_together,cot,beds_together,beds_apart,prayer_mat}');
