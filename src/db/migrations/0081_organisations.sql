-- An organisation signs the contract and is paid. What it runs is a unit: a property, a seller or a business.
create table organisations (
  id integer generated always as identity primary key,
  title localized not null,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);

create table units (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations,
  property_id integer unique references properties on delete cascade,
  seller_id integer unique references sellers on delete cascade,
  business_id integer unique references businesses on delete cascade,
  kind text not null generated always as (
    case when property_id is not null then 'property' when seller_id is not null then 'seller' else 'business' end) stored,
  item_id integer not null generated always as (coalesce(property_id, seller_id, business_id)) stored,
  check (num_nonnulls(property_id, seller_id, business_id) = 1),
  unique (id, organisation_id)
);
create index units_by_organisation on units (organisation_id);

-- A level for each area: 0 none, 1 view, 2 change, 3 decide. Ready roles have a key and no organisation; the copy of an organisation has a title.
create table roles (
  id integer generated always as identity primary key,
  organisation_id integer references organisations on delete cascade,
  key text unique check (key ~ '^[a-z_]{3,20}$'),
  title text check (length(title) between 1 and 60),
  today smallint not null default 0 check (today between 0 and 3),
  calendar smallint not null default 0 check (calendar between 0 and 3),
  content smallint not null default 0 check (content between 0 and 3),
  orders smallint not null default 0 check (orders between 0 and 3),
  people smallint not null default 0 check (people between 0 and 3),
  money smallint not null default 0 check (money between 0 and 3),
  team smallint not null default 0 check (team between 0 and 3),
  reviews smallint not null default 0 check (reviews between 0 and 3),
  visas smallint not null default 0 check (visas between 0 and 3),
  settings smallint not null default 0 check (settings between 0 and 3),
  check ((organisation_id is null) = (key is not null)),
  check ((organisation_id is null) = (title is null))
);
create unique index roles_by_title on roles (organisation_id, lower(title)) where organisation_id is not null;

insert into roles (key, today, calendar, content, orders, people, money, team, reviews, visas, settings) values
  ('owner', 3, 3, 3, 3, 3, 3, 3, 3, 3, 3),
  ('manager', 3, 3, 2, 3, 2, 1, 1, 3, 3, 2),
  ('reception', 3, 2, 0, 2, 1, 0, 0, 0, 0, 0),
  ('housekeeping', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  ('door', 2, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  ('cashier', 2, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  ('accountant', 0, 0, 0, 1, 0, 2, 0, 0, 0, 0),
  ('visa_officer', 0, 0, 0, 0, 0, 0, 0, 0, 3, 0);

-- Every property, seller and business is a unit from its first moment: also one that a process of the version before adds.
create function add_unit() returns trigger language plpgsql as $$
declare organisation integer;
begin
  insert into organisations (title, is_demo) values (new.title, coalesce((to_jsonb(new) ->> 'is_demo')::boolean, false))
    returning id into organisation;
  execute format('insert into units (organisation_id, %I) values ($1, $2)', tg_argv[0]) using organisation, new.id;
  return null;
end $$;
create trigger add_unit after insert on properties for each row execute function add_unit('property_id');
create trigger add_unit after insert on sellers for each row execute function add_unit('seller_id');
create trigger add_unit after insert on businesses for each row execute function add_unit('business_id');

-- Each existing property, seller and business gets an organisation of its own.
do $$
declare item record; organisation integer;
begin
  for item in select id, title, 'property_id' as kind from properties union all select id, title, 'seller_id' from sellers
    union all select id, title, 'business_id' from businesses
  loop
    insert into organisations (title) values (item.title) returning id into organisation;
    execute format('insert into units (organisation_id, %I) values ($1, $2)', item.kind) using organisation, item.id;
  end loop;
end $$;

-- A membership is for one unit, or for all units of its organisation. The old columns stay for processes of the version before, until a later
-- migration drops them: `business_id`, `seller_id`, `property_id` and `role` are null where that version knows no such membership.
alter table memberships
  alter column role drop not null,
  drop constraint memberships_of_one,
  add constraint memberships_of_one check (num_nonnulls(business_id, seller_id, property_id) <= 1),
  add column organisation_id integer references organisations on delete cascade,
  add column unit_id integer,
  add column role_id integer references roles,
  -- A shift ends by itself.
  add column ends_at timestamptz,
  add constraint memberships_unit_fkey foreign key (unit_id, organisation_id) references units (id, organisation_id)
    on update cascade on delete cascade;

create function complete_membership() returns trigger language plpgsql as $$
declare old_role text; role_organisation integer;
begin
  if new.organisation_id is null then
    select u.id, u.organisation_id into new.unit_id, new.organisation_id from units u
      where u.property_id = new.property_id or u.seller_id = new.seller_id or u.business_id = new.business_id;
  end if;
  -- The version before names a role, or changes it.
  if new.role_id is null or (tg_op = 'UPDATE' and new.role_id = old.role_id and new.role is distinct from old.role) then
    select r.id into new.role_id from roles r
      where r.key = case when new.role = 'cashier' and new.business_id is null then 'door' else new.role end;
  end if;
  select r.organisation_id, case when r.key in ('owner', 'manager') then 'manager' when r.key in ('door', 'cashier') then 'cashier'
      when r.key = 'visa_officer' and exists (select from units where id = new.unit_id and seller_id is not null) then 'visa_officer' end
    into role_organisation, old_role from roles r where r.id = new.role_id;
  if role_organisation <> new.organisation_id then
    raise exception 'The role belongs to another organisation' using errcode = 'check_violation';
  end if;
  if new.unit_id is null or new.ends_at is not null then old_role := null; end if;
  new.role := old_role;
  new.property_id := null; new.seller_id := null; new.business_id := null;
  if old_role is not null then
    select u.property_id, u.seller_id, u.business_id into new.property_id, new.seller_id, new.business_id from units u where u.id = new.unit_id;
  end if;
  return new;
end $$;
create trigger complete_membership before insert or update on memberships for each row execute function complete_membership();

update memberships set created_at = created_at;
alter table memberships
  alter column organisation_id set not null,
  alter column role_id set not null,
  add constraint memberships_of_person unique nulls not distinct (account_id, organisation_id, unit_id);
create index memberships_by_organisation on memberships (organisation_id);
create index memberships_by_unit on memberships (unit_id, organisation_id) where unit_id is not null;
create index memberships_by_role on memberships (role_id);
create index memberships_by_end on memberships (ends_at) where ends_at is not null;

-- The units that an account works for, with its level in each area. Ended shifts are in it: readers compare `ends_at` with their own time.
create view member_units as
  select m.id as membership_id, m.account_id, m.created_at, m.ends_at, u.id as unit_id, u.organisation_id, u.kind, u.item_id, u.property_id,
    u.seller_id, u.business_id, r.id as role_id, r.key as role, r.title as role_title,
    r.today, r.calendar, r.content, r.orders, r.people, r.money, r.team, r.reviews, r.visas, r.settings
  from memberships m join units u on u.organisation_id = m.organisation_id and (m.unit_id is null or m.unit_id = u.id)
    join roles r on r.id = m.role_id;
