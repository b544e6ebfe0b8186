-- The Arabic descriptions of landmarks, as the glossary writes them: tanwin behind its alif, and الأربعينية for Arbaeen.
update landmarks set description = jsonb_set(description, '{ar}', to_jsonb(
  replace(replace(replace(replace(description ->> 'ar', 'ًا', 'اً'), 'زيارة الأربعين.', 'زيارة الأربعينية.'),
    'في الأربعين.', 'في الأربعينية.'), 'نبوخذ نصر', 'نبوخذنصر')))
where description ->> 'ar' ~ 'ًا|الأربعين\.|نبوخذ نصر';
