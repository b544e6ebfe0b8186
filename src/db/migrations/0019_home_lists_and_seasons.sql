-- A group of stays may show some of those that share a feature: "see all" then opens the list of all that have it.
alter table home_groups add column feature_id integer references features on delete set null;
alter table home_groups add constraint home_groups_feature_of_stays check (feature_id is null or kind = 'property');
create index home_groups_by_feature on home_groups (feature_id) where feature_id is not null;

-- In words, since "after the first snow" is a season too; null where it can be had all the year round, which `localized` refuses.
alter table activities add column season jsonb check (
  season is null or (coalesce(season ->> 'en', '') <> '' and coalesce(season ->> 'ar', '') <> '' and coalesce(season ->> 'ku', '') <> ''));
