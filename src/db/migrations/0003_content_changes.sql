-- Every process that keeps something made of content hears of a change when it commits.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', '');
  return null;
end $$;

do $$
declare content text;
begin
  foreach content in array array[
    'pictures', 'locations', 'property_types', 'bed_types', 'features', 'properties', 'property_features', 'room_types', 'room_type_features',
    'room_type_beds', 'events', 'activities', 'business_types', 'businesses', 'articles', 'advertisements', 'home_groups',
    'home_group_items', 'contacts', 'social_media'
  ] loop
    execute format(
      'create trigger content_changed after insert or update or delete or truncate on %I for each statement execute function tell_content_changed()',
      content);
  end loop;
end $$;
