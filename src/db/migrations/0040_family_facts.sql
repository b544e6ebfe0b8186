-- What a family asks for before it books: rooms beside each other, hours in which the pool is the women's, a halal kitchen. What has said nothing
-- of it yet says no: a guest may rely on a yes.
update properties
set facts = facts || '{"family": {"hasAdjoiningRooms": false, "womenPool": null, "hasHalalKitchen": false}}'
where facts is not null and not facts ? 'family';

alter table properties add constraint properties_family_facts check (
  facts is null or coalesce(
    jsonb_typeof(facts #> '{family,hasAdjoiningRooms}') = 'boolean'
    and jsonb_typeof(facts #> '{family,hasHalalKitchen}') = 'boolean'
    and (jsonb_typeof(facts #> '{family,womenPool}') = 'null'
      or (facts #>> '{family,womenPool,from}') ~ '^([01]\d|2[0-3]):[0-5]\d$' and (facts #>> '{family,womenPool,until}') ~ '^([01]\d|2[0-3]):[0-5]\d$'),
    false));

-- Stays are found by it, and their cards say more: their documents are made anew.
insert into search_changes (index_uid) values ('property');
