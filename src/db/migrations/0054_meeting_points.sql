-- Where whoever bought it has to be when it begins: {title, address, coordinates: {latitude, longitude}}, the texts in every locale.
-- Null where it has a venue of its own, or where people are fetched.
alter table sales add column meeting jsonb check (jsonb_path_match(meeting,
  'exists($ ? (@.title.en != "" && @.title.ar != "" && @.title.ku != "" && @.address.en != "" && @.address.ar != "" && @.address.ku != ""
    && @.coordinates.latitude >= -90 && @.coordinates.latitude <= 90 && @.coordinates.longitude >= -180 && @.coordinates.longitude <= 180))'));
