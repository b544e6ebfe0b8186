-- A list of localised texts, and the days of a journey: each text in every locale, or it is refused here.
create domain localized_list as jsonb
  check (jsonb_typeof(value) = 'array' and not jsonb_path_exists(value, '$[*] ? (!(@.en != "" && @.ar != "" && @.ku != ""))'));

create domain itinerary as jsonb
  check (jsonb_typeof(value) = 'array' and not jsonb_path_exists(value,
    '$[*] ? (!(@.title.en != "" && @.title.ar != "" && @.title.ku != "" && @.text.en != "" && @.text.ar != "" && @.text.ku != ""))'));

-- How a text is compared when people search: letters that Arabic and Kurdish keyboards write differently become one,
-- marks and joiners go, digits become Latin.
create function fold(value text) returns text language sql immutable strict parallel safe
return translate(lower(normalize(value, nfkc)),
  'أإآٱىيێئكةەھؤۆڕڵ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
    || U&'\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F\0670\200C\200D\200E\200F',
  'ااااییییکهههوورل01234567890123456789');

create table discounts (
  id integer generated always as identity primary key,
  key text not null unique,
  business_id integer not null references businesses on delete cascade,
  title localized not null,
  description localized not null,
  terms localized not null,
  percent smallint not null check (percent between 1 and 90),
  -- Its last day; null for as long as the business takes part.
  ends_on date,
  is_demo boolean not null default false,
  album_id integer not null references albums
);
create index discounts_by_business on discounts (business_id, percent desc, id);

create table discount_banners (
  id integer generated always as identity primary key,
  key text not null unique,
  discount_id integer not null references discounts on delete cascade,
  title localized not null,
  text localized not null,
  position smallint not null,
  album_id integer not null references albums
);
create index discount_banners_by_discount on discount_banners (discount_id);

create table discount_packages (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  description localized not null,
  benefits localized_list not null,
  position smallint not null,
  album_id integer not null references albums
);

create table discount_plans (
  id integer generated always as identity primary key,
  package_id integer not null references discount_packages on delete cascade,
  title localized not null,
  days smallint not null check (days > 0),
  -- Null is without limit.
  uses smallint check (uses > 0),
  -- Whole dinars.
  price bigint not null check (price > 0),
  position smallint not null,
  unique (package_id, position)
);

create table offers (
  id integer generated always as identity primary key,
  key text not null unique,
  type text not null check (type in ('flight', 'stay', 'transfer', 'tour', 'dining')),
  location_id integer not null references locations,
  title localized not null,
  description localized not null,
  offered_by localized not null,
  includes localized_list not null,
  price bigint not null check (price > 0),
  currency currency not null,
  price_before bigint check (price_before > price),
  ends_on date not null,
  needs_pickup boolean not null,
  needs_date boolean not null,
  -- {airline, from: {code, city}, to: {code, city}, minutes, stops, roundTrip, baggageKg}
  flight jsonb,
  is_demo boolean not null default false,
  album_id integer not null references albums,
  searched text not null generated always as (fold(
    (title ->> 'en') || ' ' || (title ->> 'ar') || ' ' || (title ->> 'ku') || ' '
    || (description ->> 'en') || ' ' || (description ->> 'ar') || ' ' || (description ->> 'ku')
    || coalesce(' ' || (flight #>> '{from,city,en}') || ' ' || (flight #>> '{from,city,ar}') || ' ' || (flight #>> '{from,city,ku}')
      || ' ' || (flight #>> '{to,city,en}') || ' ' || (flight #>> '{to,city,ar}') || ' ' || (flight #>> '{to,city,ku}'), ''))) stored,
  check ((type = 'flight') = (flight is not null)),
  check (flight is null or (jsonb_path_match(flight,
    'exists($ ? (@.airline.en != "" && @.airline.ar != "" && @.airline.ku != "" && @.from.code like_regex "^[A-Z]{3}$" && @.to.code like_regex "^[A-Z]{3}$"
      && @.from.city.en != "" && @.from.city.ar != "" && @.from.city.ku != "" && @.to.city.en != "" && @.to.city.ar != "" && @.to.city.ku != ""
      && @.minutes > 0 && @.stops >= 0 && @.roundTrip.type() == "boolean" && @.baggageKg >= 0))')))
);
create index offers_by_end on offers (ends_on, type);

create table tourism_categories (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  position smallint not null
);

create table tourism_types (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  position smallint not null
);

create table tourism_packages (
  id integer generated always as identity primary key,
  key text not null unique,
  category_id integer not null references tourism_categories,
  type_id integer not null references tourism_types,
  -- In Iraq where it goes to, abroad where the group sets out.
  location_id integer not null references locations,
  destination localized not null,
  title localized not null,
  description localized not null,
  days smallint not null check (days > 0),
  -- For one person.
  price bigint not null check (price > 0),
  currency currency not null,
  group_size smallint not null check (group_size > 0),
  rating numeric(2, 1) not null check (rating between 0 and 5),
  rating_count integer not null check (rating_count >= 0),
  itinerary itinerary not null,
  includes localized_list not null,
  excludes localized_list not null,
  departures date[] not null check (cardinality(departures) > 0 and array_position(departures, null) is null),
  is_demo boolean not null default false,
  album_id integer not null references albums
);

create table umrah_types (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  position smallint not null
);

create table umrah_packages (
  id integer generated always as identity primary key,
  key text not null unique,
  type_id integer not null references umrah_types,
  -- Where the group sets out.
  location_id integer not null references locations,
  title localized not null,
  description localized not null,
  information localized not null,
  days smallint not null check (days > 0),
  travel text not null check (travel in ('air', 'land')),
  price bigint not null check (price > 0),
  currency currency not null,
  group_size smallint not null check (group_size > 0),
  -- [{city: 'mecca' | 'medina', title, stars, meters, nights}], at least one of them in Mecca.
  hotels jsonb not null check (jsonb_typeof(hotels) = 'array'
    and jsonb_path_exists(hotels, '$[*] ? (@.city == "mecca")')
    and not jsonb_path_exists(hotels, '$[*] ? (!((@.city == "mecca" || @.city == "medina") && @.title.en != "" && @.title.ar != "" && @.title.ku != ""
      && @.stars >= 2 && @.stars <= 5 && @.meters > 0 && @.nights > 0))')),
  itinerary itinerary not null,
  includes localized_list not null,
  excludes localized_list not null,
  departures date[] not null check (cardinality(departures) > 0 and array_position(departures, null) is null),
  is_demo boolean not null default false,
  album_id integer not null references albums
);

create table visas (
  id integer generated always as identity primary key,
  key text not null unique,
  -- ISO 3166 alpha-2, lower-case.
  country text not null check (country ~ '^[a-z]{2}$'),
  country_name localized not null,
  kind text not null check (kind in ('tourist', 'business', 'medical', 'study', 'visit', 'transit')),
  -- Where the office takes the papers.
  location_id integer not null references locations,
  title localized not null,
  description localized not null,
  requirements localized_list not null,
  -- Working days from the papers to the answer.
  processing_least smallint not null check (processing_least >= 0),
  processing_most smallint not null check (processing_most >= processing_least),
  stay_days smallint not null check (stay_days > 0),
  validity_days smallint not null check (validity_days > 0),
  entries text not null check (entries in ('single', 'multiple')),
  is_electronic boolean not null,
  price bigint not null check (price > 0),
  currency currency not null,
  album_id integer not null references albums
);

create index businesses_by_location on businesses (location_id);

do $$
declare content text;
begin
  foreach content in array array[
    'discounts', 'discount_banners', 'discount_packages', 'discount_plans', 'offers', 'tourism_categories', 'tourism_types', 'tourism_packages',
    'umrah_types', 'umrah_packages', 'visas'
  ] loop
    execute format(
      'create trigger content_changed after insert or update or delete or truncate on %I for each statement execute function tell_content_changed()',
      content);
  end loop;
end $$;

-- Each part of the demo content is loaded once, so that a new part also reaches a database that has the others.
alter table demo_loads add column part text not null default 'stays';
drop index demo_loads_once;
create unique index demo_loads_by_part on demo_loads (part);
