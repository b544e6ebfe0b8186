-- What guests say of where they stayed and of what they bought: one review an order, while its writer has an account.
create table reviews (
  id integer generated always as identity primary key,
  -- Only what came with the demo is of no order.
  source text not null default 'guest' check (source in ('guest', 'demo')),
  order_id integer unique references orders,
  customer_id integer references customers,
  -- As a guest of the demo is called.
  guest text check (length(guest) between 1 and 100),
  kind text not null check (kind in ('property', 'tourism', 'umrah', 'activity')),
  item_id integer not null,
  rating smallint not null check (rating between 1 and 5),
  clean smallint check (clean between 1 and 5),
  place smallint check (place between 1 and 5),
  staff smallint check (staff between 1 and 5),
  comfort smallint check (comfort between 1 and 5),
  worth smallint check (worth between 1 and 5),
  power_and_water smallint check (power_and_water between 1 and 5),
  text text not null check (length(text) between 1 and 2000),
  language text not null check (language in ('en', 'ar', 'ku')),
  party text not null check (party in ('family', 'couple', 'friends', 'alone')),
  -- What the text speaks of, found when it was written.
  topics text[] not null,
  -- The last day of the stay or journey.
  ended_on date not null,
  status text not null default 'shown' check (status in ('shown', 'reported', 'hidden')),
  written_at timestamptz not null,
  edited_at timestamptz,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  check ((source = 'demo') = (order_id is null)),
  check ((source = 'demo') = (customer_id is null)),
  check ((source = 'demo') = (guest is not null)),
  check ((answer is null) = (answered_at is null))
);
create index reviews_by_item on reviews (kind, item_id, written_at desc, id desc);
create index reviews_by_customer on reviews (customer_id) where customer_id is not null;
create index reviews_reported on reviews (id) where status = 'reported';

-- Who thinks that an operator should look at a review, once each.
create table review_reports (
  review_id integer not null references reviews on delete cascade,
  customer_id integer not null references customers,
  reason text not null check (reason in ('untrue', 'insulting', 'personal', 'advertising', 'other')),
  created_at timestamptz not null,
  primary key (review_id, customer_id)
);
create index review_reports_by_customer on review_reports (customer_id);

-- A rating is made of reviews and of nothing else: numbers that somebody typed in are gone. What nobody has reviewed has none.
do $$
declare rated text;
begin
  foreach rated in array array['properties', 'tourism_packages', 'umrah_packages', 'activities'] loop
    execute format('alter table %I drop column if exists rating, drop column if exists rating_count', rated);
    execute format(
      'alter table %I
        add column rating_sum integer not null default 0,
        add column rating_count integer not null default 0 check (rating_count >= 0),
        add column rating numeric(2, 1) generated always as (round(rating_sum::numeric / nullif(rating_count, 0), 1)) stored,
        add constraint %I check (rating_sum between rating_count and 5 * rating_count)',
      rated, rated || '_rating_adds_up');
  end loop;
end $$;
-- Documents that were made before still have them.
insert into search_changes (index_uid) values ('property'), ('tourism'), ('activity');
create index properties_by_rating on properties (rating desc nulls last, rating_count desc, id);
-- Nobody can review a business: what it gives is a discount, not a stay.
alter table businesses drop column rating, drop column rating_count;

create function add_to_rating(reviewed text, item integer, more_stars integer, more_reviews integer) returns void language plpgsql as $$
begin
  case reviewed
    when 'property' then
      update properties set rating_sum = rating_sum + more_stars, rating_count = rating_count + more_reviews where id = item;
    when 'tourism' then
      update tourism_packages set rating_sum = rating_sum + more_stars, rating_count = rating_count + more_reviews where id = item;
    when 'umrah' then
      update umrah_packages set rating_sum = rating_sum + more_stars, rating_count = rating_count + more_reviews where id = item;
    when 'activity' then
      update activities set rating_sum = rating_sum + more_stars, rating_count = rating_count + more_reviews where id = item;
  end case;
end $$;

-- In the transaction of the review. It locks the row of what is reviewed, so whoever writes several takes them by kind and item.
create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status <> 'hidden' then
    perform add_to_rating(old.kind, old.item_id, -old.rating, -1);
  end if;
  if tg_op <> 'DELETE' and new.status <> 'hidden' then
    perform add_to_rating(new.kind, new.item_id, new.rating, 1);
  end if;
  return null;
end $$;
create trigger review_counts after insert or delete on reviews for each row execute function count_review();
create trigger review_recounts after update on reviews for each row
  when ((old.rating, old.status = 'hidden') is distinct from (new.rating, new.status = 'hidden')) execute function count_review();

-- One that was only reported looks as before.
create trigger content_changed after insert or delete or truncate on reviews for each statement execute function tell_content_changed();
create trigger content_rewritten after update on reviews for each row
  when ((old.rating, old.text, old.answer, old.status = 'hidden') is distinct from (new.rating, new.text, new.answer, new.status = 'hidden'))
  execute function tell_content_changed();

-- A member is one of a business, of a seller or of a property.
alter table memberships
  add column property_id integer references properties on delete cascade,
  add unique (account_id, property_id),
  drop constraint memberships_check,
  add constraint memberships_of_one check (num_nonnulls(business_id, seller_id, property_id) = 1);
create index memberships_by_property on memberships (property_id) where property_id is not null;

-- Who left the day before is asked how it was.
create index reservations_by_departure on reservations (check_out) where status in ('accepted', 'ended');
create index purchases_by_end on purchases (ends_at) where status in ('accepted', 'ended');
alter table order_messages
  drop constraint order_messages_event_check,
  add constraint order_messages_event_check check (event in ('confirmed', 'waiting', 'rejected', 'cancelled', 'cash', 'paid-late', 'paid-twice',
    'refunded', 'refund-failed', 'reminder', 'cash-reminder', 'rest-reminder', 'rest-paid', 'rest-overdue', 'ticket-passed', 'ticket-ended',
    'visa-received', 'visa-asked', 'visa-accepted', 'visa-rejected', 'visa-late', 'review-asked', 'review-answered'));
