-- Content is written once per locale: a text without one of them is refused here, at the last guard.
create domain localized as jsonb
  check (coalesce(value ->> 'en', '') <> '' and coalesce(value ->> 'ar', '') <> '' and coalesce(value ->> 'ku', '') <> '');

create domain currency as text check (value in ('IQD', 'USD'));

-- An album is the ordered pictures of one thing; position 0 is its cover.
create table albums (
  id integer generated always as identity primary key
);

create table pictures (
  id integer generated always as identity primary key,
  album_id integer not null references albums on delete cascade,
  position smallint not null check (position >= 0),
  -- Drawn by code from its wish ({scene, time, seed}), or a file of the picture store.
  source jsonb not null,
  -- Changes whenever the rendition would look different, so that its address can be cached for ever.
  version text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null,
  unique (album_id, position)
);

create table locations (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  city localized not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  position smallint not null,
  album_id integer not null references albums
);

create table property_types (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  position smallint not null
);

create table bed_types (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  position smallint not null
);

create table features (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  position smallint not null
);

create table properties (
  id integer generated always as identity primary key,
  key text not null unique,
  property_type_id integer not null references property_types,
  location_id integer not null references locations,
  title localized not null,
  address localized not null,
  description localized not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  stars smallint check (stars between 1 and 5),
  rating numeric(2, 1) not null check (rating between 0 and 5),
  rating_count integer not null check (rating_count >= 0),
  discount smallint not null default 0 check (discount between 0 and 90),
  check_in time not null,
  check_out time not null,
  album_id integer not null references albums
);
create index properties_by_location on properties (location_id);
create index properties_by_type on properties (property_type_id);
create index properties_by_rating on properties (rating desc, rating_count desc, id);

create table property_features (
  property_id integer not null references properties on delete cascade,
  feature_id integer not null references features,
  primary key (property_id, feature_id)
);

create table room_types (
  id integer generated always as identity primary key,
  property_id integer not null references properties on delete cascade,
  title localized not null,
  floor smallint not null,
  area smallint not null check (area > 0),
  units smallint not null check (units > 0),
  adults smallint not null check (adults > 0),
  children smallint not null check (children >= 0),
  price bigint not null check (price > 0),
  currency currency not null,
  album_id integer not null references albums
);
create index room_types_by_property on room_types (property_id, price);

create table room_type_features (
  room_type_id integer not null references room_types on delete cascade,
  feature_id integer not null references features,
  primary key (room_type_id, feature_id)
);

create table room_type_beds (
  room_type_id integer not null references room_types on delete cascade,
  bed_type_id integer not null references bed_types,
  count smallint not null check (count > 0),
  primary key (room_type_id, bed_type_id)
);

create table events (
  id integer generated always as identity primary key,
  key text not null unique,
  location_id integer not null references locations,
  title localized not null,
  venue localized not null,
  organizer localized not null,
  description localized not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  price bigint check (price > 0),
  currency currency,
  album_id integer not null references albums,
  check ((price is null) = (currency is null))
);
create index events_by_end on events (ends_at);

create table activities (
  id integer generated always as identity primary key,
  key text not null unique,
  location_id integer not null references locations,
  title localized not null,
  subtitle localized not null,
  content localized not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  minutes integer not null check (minutes > 0),
  price bigint check (price > 0),
  currency currency,
  rating numeric(2, 1) not null check (rating between 0 and 5),
  rating_count integer not null check (rating_count >= 0),
  album_id integer not null references albums,
  check ((price is null) = (currency is null))
);

create table business_types (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  position smallint not null,
  album_id integer not null references albums
);

create table businesses (
  id integer generated always as identity primary key,
  key text not null unique,
  business_type_id integer not null references business_types,
  location_id integer not null references locations,
  title localized not null,
  description localized not null,
  address localized not null,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  opens time not null,
  closes time not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  rating numeric(2, 1) not null check (rating between 0 and 5),
  rating_count integer not null check (rating_count >= 0),
  album_id integer not null references albums
);
create index businesses_by_type on businesses (business_type_id);

create table articles (
  id integer generated always as identity primary key,
  key text not null unique,
  title localized not null,
  summary localized not null,
  body localized not null,
  published_on date not null,
  album_id integer not null references albums
);

create table advertisements (
  id integer generated always as identity primary key,
  key text not null unique,
  type text not null check (type in ('home_banner', 'home_card', 'properties_banner', 'events_banner')),
  title localized not null,
  text localized not null,
  action localized not null,
  link text not null check (link like '/%'),
  position smallint not null,
  album_id integer not null references albums
);

create table home_groups (
  id integer generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('property', 'event', 'activity')),
  name localized not null,
  position smallint not null
);

create table home_group_items (
  home_group_id integer not null references home_groups on delete cascade,
  position smallint not null,
  property_id integer references properties on delete cascade,
  event_id integer references events on delete cascade,
  activity_id integer references activities on delete cascade,
  primary key (home_group_id, position),
  check (num_nonnulls(property_id, event_id, activity_id) = 1)
);

create table contacts (
  id integer generated always as identity primary key,
  type text not null check (type in ('phone', 'email', 'whatsapp', 'address')),
  label localized not null,
  value localized not null,
  position smallint not null
);

create table social_media (
  id integer generated always as identity primary key,
  type text not null check (type in ('facebook', 'instagram', 'telegram', 'tiktok', 'youtube')),
  url text not null check (url like 'https://%'),
  position smallint not null
);
