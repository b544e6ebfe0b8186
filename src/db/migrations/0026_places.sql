-- What a traveller finds by itself, without an owner: shrines, sites, airports, hospitals. It belongs to the product, not to the demo content.
create table landmarks (
  id integer generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('shrine', 'mosque', 'church', 'ancient_site', 'museum', 'airport', 'border_crossing', 'station', 'hospital', 'exchange_office')),
  -- The key of its governorate and not the id: landmarks are here before the first location is.
  location_key text not null,
  title localized not null,
  description jsonb check (
    description is null or (coalesce(description ->> 'en', '') <> '' and coalesce(description ->> 'ar', '') <> '' and coalesce(description ->> 'ku', '') <> '')),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- False where the spot is known to some hundred metres only: whoever is sent there is told so.
  is_exact boolean not null default true
);

create trigger content_changed after insert or update or delete or truncate on landmarks for each statement execute function tell_content_changed();

create function mercator_x(longitude double precision) returns double precision language sql immutable strict parallel safe
return (longitude + 180) / 360;

create function mercator_y(latitude double precision) returns double precision language sql immutable strict parallel safe
return 0.5 - ln(tan(pi() / 4 + radians(least(greatest(latitude, -85), 85)) / 2)) / (2 * pi());

-- Everything that has a point on the map, in one table with one index, kept by the tables themselves.
create table places (
  source text not null check (source in ('property', 'activity', 'event', 'business', 'offer', 'landmark')),
  item_id integer not null,
  kind text not null,
  title localized not null,
  location_key text not null,
  latitude double precision not null,
  longitude double precision not null,
  is_exact boolean not null,
  -- Its page; a landmark has none.
  link text check (link like '/%'),
  visible_until timestamptz not null,
  -- Web Mercator, x to the east and y to the south: there a frame is a box, and cells of any zoom are squares.
  at point not null generated always as (point(mercator_x(longitude), mercator_y(latitude))) stored,
  -- The same in whole steps of a grid of 2^22, some ten metres each: the cell of any zoom is a shift away.
  across integer not null generated always as (floor(mercator_x(longitude) * 4194304)::integer) stored,
  down integer not null generated always as (floor(mercator_y(latitude) * 4194304)::integer) stored,
  primary key (source, item_id)
);
create index places_by_point on places using gist (at);
create index places_by_location on places (location_key);

create view place_sources as
  select 'property' as source, p.id as item_id, 'property' as kind, p.title, l.key as location_key, p.latitude, p.longitude, true as is_exact,
    '/properties/' || p.id as link, 'infinity'::timestamptz as visible_until
  from properties p join locations l on l.id = p.location_id
  union all
  select 'activity', a.id, 'activity', a.title, l.key, a.latitude, a.longitude, true, '/activity/' || a.id, 'infinity'
  from activities a join locations l on l.id = a.location_id
  union all
  select 'event', e.id, 'event', e.title, l.key, e.latitude, e.longitude, true, '/events/' || e.id, e.ends_at
  from events e join locations l on l.id = e.location_id
  union all
  -- A business is on the map for its discounts, and opens the one that lasts longest.
  select 'business', b.id, 'business', b.title, l.key, b.latitude, b.longitude, true, '/discounts/' || d.id, d.until
  from businesses b join locations l on l.id = b.location_id
    cross join lateral (
      select id, coalesce((ends_on + 1)::timestamp at time zone 'Asia/Baghdad', 'infinity') as until
      from discounts where business_id = b.id order by until desc, percent desc, id limit 1) d
  union all
  -- An offer is known to be in a city, not where. A flight is in none.
  select 'offer', o.id, 'offer', o.title, l.key, l.latitude, l.longitude, false, '/offers/' || o.id,
    (o.ends_on + 1)::timestamp at time zone 'Asia/Baghdad'
  from offers o join locations l on l.id = o.location_id where o.type <> 'flight'
  union all
  select 'landmark', id, kind, title, location_key, latitude, longitude, is_exact, null, 'infinity' from landmarks;

-- The source is part of the statement, so that the view's other tables are never looked at.
create function refresh_places(source text, ids integer[]) returns void language plpgsql as $$
begin
  execute format('delete from places p where p.source = %1$L and p.item_id = any($1)
    and not exists (select from place_sources s where s.source = %1$L and s.item_id = p.item_id)', source) using ids;
  execute format('insert into places (source, item_id, kind, title, location_key, latitude, longitude, is_exact, link, visible_until)
    select s.source, s.item_id, s.kind, s.title, s.location_key, s.latitude, s.longitude, s.is_exact, s.link, s.visible_until
    from place_sources s where s.source = %1$L and s.item_id = any($1)
    on conflict (source, item_id) do update set kind = excluded.kind, title = excluded.title, location_key = excluded.location_key,
      latitude = excluded.latitude, longitude = excluded.longitude, is_exact = excluded.is_exact, link = excluded.link, visible_until = excluded.visible_until',
    source) using ids;
end $$;

-- Rows come by the hundred, so they are looked at together.
create function note_places() returns trigger language plpgsql as $$
declare ids integer[];
begin
  execute format('select array(select distinct %I from touched)', tg_argv[1]) into ids;
  if cardinality(ids) > 0 then perform refresh_places(tg_argv[0], ids); end if;
  return null;
end $$;

create function forget_places() returns trigger language plpgsql as $$
begin
  delete from places where source = tg_argv[0];
  return null;
end $$;

do $$
declare kept text[];
begin
  foreach kept slice 1 in array array[
    ['properties', 'property', 'id'], ['activities', 'activity', 'id'], ['events', 'event', 'id'], ['businesses', 'business', 'id'],
    ['discounts', 'business', 'business_id'], ['offers', 'offer', 'id'], ['landmarks', 'landmark', 'id']
  ] loop
    execute format('create trigger places_added after insert on %I referencing new table as touched for each statement execute function note_places(%L, %L)', kept[1], kept[2], kept[3]);
    execute format('create trigger places_changed after update on %I referencing new table as touched for each statement execute function note_places(%L, %L)', kept[1], kept[2], kept[3]);
    execute format('create trigger places_removed after delete on %I referencing old table as touched for each statement execute function note_places(%L, %L)', kept[1], kept[2], kept[3]);
    execute format('create trigger places_emptied after truncate on %I for each statement execute function forget_places(%L)', kept[1], kept[2]);
  end loop;
end $$;

-- A discount may change hands; everything else keeps its id.
create trigger places_left after update on discounts referencing old table as touched for each statement execute function note_places('business', 'business_id');

-- A governorate is where its offers are, and its key is in every row.
create function note_places_of_location() returns trigger language plpgsql as $$
begin
  update places set location_key = new.key where location_key = old.key and old.key <> new.key;
  perform refresh_places('offer', array(select id from offers where location_id = new.id));
  return null;
end $$;
create trigger places_moved after update of key, latitude, longitude on locations for each row execute function note_places_of_location();

insert into places (source, item_id, kind, title, location_key, latitude, longitude, is_exact, link, visible_until)
select source, item_id, kind, title, location_key, latitude, longitude, is_exact, link, visible_until from place_sources;

insert into landmarks (key, kind, location_key, latitude, longitude, is_exact, title)
select trim(both '-' from lower(regexp_replace(en, '[^A-Za-z0-9]+', '-', 'g'))), kind, location_key, latitude, longitude, is_exact,
  jsonb_build_object('en', en, 'ar', ar, 'ku', ku)
from (values
  ('shrine', 'najaf', 31.9961, 44.3142, true, 'Imam Ali Shrine', 'العتبة العلوية المقدسة', 'مەزاری ئیمام عەلی'),
  ('shrine', 'najaf', 32.0289, 44.4019, true, 'Shrine of Muslim ibn Aqil', 'مرقد مسلم بن عقيل', 'مەزاری موسلیم کوڕی عەقیل'),
  ('shrine', 'najaf', 32.0262, 44.3990, false, 'Shrine of Maytham al-Tammar', 'مرقد ميثم التمار', 'مەزاری مەیسەمی تەممار'),
  ('shrine', 'najaf', 32.0080, 44.3470, false, 'Shrine of Kumayl ibn Ziyad', 'مرقد كميل بن زياد', 'مەزاری کومەیل کوڕی زیاد'),
  ('shrine', 'karbala', 32.6164, 44.0324, true, 'Imam Husayn Shrine', 'العتبة الحسينية المقدسة', 'مەزاری ئیمام حوسێن'),
  ('shrine', 'karbala', 32.6171, 44.0363, true, 'Al-Abbas Shrine', 'العتبة العباسية المقدسة', 'مەزاری عەباس'),
  ('shrine', 'karbala', 32.6146, 44.0302, true, 'Al-Mukhayyam', 'المخيم الحسيني', 'خێوەتگەی حوسێنی'),
  ('shrine', 'karbala', 32.6158, 44.0316, true, 'Tal al-Zaynabiyya', 'التل الزينبي', 'گردی زەینەبییە'),
  ('shrine', 'karbala', 32.6150, 43.9700, false, 'Shrine of al-Hurr al-Riyahi', 'مرقد الحر الرياحي', 'مەزاری حوڕی ڕیاحی'),
  ('shrine', 'karbala', 32.6806, 44.1097, false, 'Shrine of Awn ibn Abdullah', 'مرقد عون بن عبد الله', 'مەزاری عەون کوڕی عەبدوڵڵا'),
  ('shrine', 'baghdad', 33.3800, 44.3381, true, 'Al-Kadhimiya Shrine', 'العتبة الكاظمية المقدسة', 'مەزاری کازمییە'),
  ('shrine', 'baghdad', 33.3297, 44.4236, false, 'Shrine of Abdul-Qadir al-Gilani', 'الحضرة القادرية الكيلانية', 'مەزاری شێخ عەبدولقادری گەیلانی'),
  ('shrine', 'baghdad', 33.1014, 44.5822, false, 'Shrine of Salman al-Farsi', 'مرقد سلمان الفارسي', 'مەزاری سەلمانی فارسی'),
  ('shrine', 'baghdad', 33.3367, 44.3780, false, 'Tomb of Maruf al-Karkhi', 'مرقد معروف الكرخي', 'مەزاری مەعروفی کەرخی'),
  ('shrine', 'baghdad', 33.3413, 44.4279, false, 'Tomb of Umar al-Suhrawardi', 'مرقد عمر السهروردي', 'مەزاری عومەری سوهرەوەردی'),
  ('shrine', 'salah-al-din', 34.1989, 43.8736, true, 'Al-Askari Shrine', 'العتبة العسكرية المقدسة', 'مەزاری عەسکەری'),
  ('shrine', 'babil', 32.2264, 44.3678, true, 'Tomb of the Prophet Ezekiel (Dhul-Kifl)', 'مرقد النبي ذي الكفل', 'مەزاری پێغەمبەر زولکیفل'),
  ('shrine', 'babil', 32.2990, 44.6853, false, 'Shrine of al-Qasim ibn Musa', 'مرقد القاسم بن موسى', 'مەزاری قاسم کوڕی مووسا'),
  ('shrine', 'babil', 32.7764, 44.3167, false, 'Shrine of the sons of Muslim', 'مرقد ولدي مسلم', 'مەزاری کوڕانی موسلیم'),
  ('shrine', 'babil', 32.5330, 44.4215, false, 'Shrine of Imran ibn Ali', 'مرقد عمران بن علي', 'مەزاری عیمران کوڕی عەلی'),
  ('shrine', 'wasit', 32.1750, 46.0450, false, 'Shrine of Said ibn Jubayr', 'مرقد سعيد بن جبير', 'مەزاری سەعید کوڕی جوبەیر'),
  ('shrine', 'maysan', 31.3278, 47.4172, false, 'Tomb of the Prophet Ezra (al-Uzair)', 'مرقد النبي العزير', 'مەزاری پێغەمبەر عوزەیر'),
  ('shrine', 'maysan', 32.1206, 46.7486, false, 'Shrine of Ali al-Sharqi', 'مرقد علي الشرقي', 'مەزاری عەلی شەرقی'),
  ('shrine', 'qadisiyah', 31.7333, 44.9833, false, 'Shrine of Hamza al-Sharqi', 'مرقد الحمزة الشرقي', 'مەزاری حەمزەی شەرقی'),
  ('shrine', 'kirkuk', 35.4703, 44.3953, true, 'Tomb of the Prophet Daniel', 'مرقد النبي دانيال', 'مەزاری پێغەمبەر دانیال'),
  ('shrine', 'nineveh', 36.3494, 43.1608, true, 'Mosque of the Prophet Jonah', 'جامع النبي يونس', 'مزگەوتی پێغەمبەر یونس'),
  ('shrine', 'nineveh', 36.7352, 43.0965, true, 'Tomb of the Prophet Nahum', 'مرقد النبي ناحوم', 'مەزاری پێغەمبەر ناحوم'),
  ('shrine', 'nineveh', 36.7714, 43.3033, true, 'Lalish Temple', 'معبد لالش', 'پەرستگای لالش'),
  ('shrine', 'halabja', 35.2281, 46.1200, false, 'Biyara Khanqah', 'خانقاه بيارة', 'خانەقای بیارە'),
  ('mosque', 'najaf', 32.0286, 44.4008, true, 'Great Mosque of Kufa', 'مسجد الكوفة المعظم', 'مزگەوتی گەورەی کووفە'),
  ('mosque', 'najaf', 32.0386, 44.3800, true, 'Al-Sahla Mosque', 'مسجد السهلة', 'مزگەوتی سەهلە'),
  ('mosque', 'najaf', 32.0056, 44.3453, false, 'Al-Hannana Mosque', 'مسجد الحنانة', 'مزگەوتی حەننانە'),
  ('mosque', 'baghdad', 33.3719, 44.3583, true, 'Abu Hanifa Mosque', 'جامع الإمام أبي حنيفة', 'مزگەوتی ئیمام ئەبو حەنیفە'),
  ('mosque', 'baghdad', 33.3550, 44.3610, false, 'Buratha Mosque', 'جامع براثا', 'مزگەوتی بوراسا'),
  ('mosque', 'baghdad', 33.3344, 44.4069, false, 'Al-Khilani Mosque', 'جامع الخلاني', 'مزگەوتی خیلانی'),
  ('mosque', 'baghdad', 33.3411, 44.3897, true, 'Haydar-Khana Mosque', 'جامع الحيدرخانة', 'مزگەوتی حەیدەرخانە'),
  ('mosque', 'baghdad', 33.3380, 44.3978, true, 'Al-Khulafa Mosque', 'جامع الخلفاء', 'مزگەوتی خەلیفەکان'),
  ('mosque', 'baghdad', 33.3389, 44.3953, true, 'Murjan Mosque', 'جامع مرجان', 'مزگەوتی مەرجان'),
  ('mosque', 'baghdad', 33.3436, 44.3861, false, 'Al-Ahmadiya Mosque', 'جامع الأحمدية', 'مزگەوتی ئەحمەدییە'),
  ('mosque', 'baghdad', 33.3145, 44.4197, true, '17th of Ramadan Mosque', 'جامع 17 رمضان', 'مزگەوتی 17ی ڕەمەزان'),
  ('mosque', 'baghdad', 33.3389, 44.2967, true, 'Umm al-Qura Mosque', 'جامع أم القرى', 'مزگەوتی ئوم القورا'),
  ('mosque', 'nineveh', 36.3414, 43.1272, true, 'Great Mosque of al-Nuri', 'جامع النوري الكبير', 'مزگەوتی گەورەی نووری'),
  ('mosque', 'salah-al-din', 34.3590, 43.7990, false, 'Abu Dulaf Mosque', 'جامع أبي دلف', 'مزگەوتی ئەبو دولەف'),
  ('mosque', 'erbil', 36.2068, 44.0062, false, 'Jalil Khayat Mosque', 'جامع جليل الخياط', 'مزگەوتی جەلیل خەیات'),
  ('mosque', 'erbil', 36.1916, 44.0094, true, 'Mulla Afandi Mosque of the Citadel', 'جامع القلعة الكبير', 'مزگەوتی گەورەی قەڵا'),
  ('mosque', 'sulaymaniyah', 35.5586, 45.4383, false, 'Great Mosque of Sulaymaniyah', 'الجامع الكبير في السليمانية', 'مزگەوتی گەورەی سلێمانی'),
  ('mosque', 'duhok', 37.0917, 43.4881, true, 'Great Mosque of Amedi', 'الجامع الكبير في العمادية', 'مزگەوتی گەورەی ئامێدی'),
  ('mosque', 'basra', 30.4006, 47.7420, false, 'Imam Ali Mosque of Old Basra', 'جامع خطوة الإمام علي', 'مزگەوتی ئیمام عەلی لە بەسرەی کۆن'),
  ('mosque', 'basra', 30.3892, 47.7080, false, 'Mosque of Zubair ibn al-Awwam', 'جامع الزبير بن العوام', 'مزگەوتی زوبێر کوڕی عەووام'),
  ('church', 'nineveh', 36.4903, 43.4431, true, 'Mar Mattai Monastery', 'دير مار متى', 'دێری مار مەتتا'),
  ('church', 'nineveh', 36.1392, 43.4086, false, 'Mar Behnam Monastery', 'دير مار بهنام', 'دێری مار بێهنام'),
  ('church', 'nineveh', 36.7489, 43.1117, true, 'Rabban Hormizd Monastery', 'دير الربان هرمزد', 'دێری ڕەبان هورمز'),
  ('church', 'nineveh', 36.7264, 43.1028, false, 'Monastery of Our Lady of the Seeds', 'دير السيدة حافظة الزروع', 'دێری خاتوونی پارێزەری کێڵگەکان'),
  ('church', 'nineveh', 36.2711, 43.3778, true, 'Al-Tahira Church of Qaraqosh', 'كنيسة الطاهرة الكبرى في قره قوش', 'کڵێسای تاهیرەی قەرەقۆش'),
  ('church', 'nineveh', 36.3436, 43.1303, false, 'Al-Tahira Church of Mosul', 'كنيسة الطاهرة في الموصل', 'کڵێسای تاهیرەی مووسڵ'),
  ('church', 'nineveh', 36.3397, 43.1283, false, 'Our Lady of the Hour Church', 'كنيسة الساعة', 'کڵێسای سەعات'),
  ('church', 'nineveh', 36.3406, 43.1313, false, 'Church of St Thomas, Mosul', 'كنيسة مار توما في الموصل', 'کڵێسای مار تۆما لە مووسڵ'),
  ('church', 'nineveh', 36.3533, 43.3800, false, 'Mart Shmoni Church of Bartella', 'كنيسة مارت شموني في برطلة', 'کڵێسای مارت شمونی لە بەرتەڵە'),
  ('church', 'nineveh', 36.3044, 43.4083, false, 'Church of St Barbara, Karamles', 'كنيسة القديسة بربارة في كرمليس', 'کڵێسای قەدیسە بەربارە لە کەرملێس'),
  ('church', 'nineveh', 36.4914, 43.1203, false, 'Sacred Heart Church of Tel Keppe', 'كنيسة قلب يسوع في تلكيف', 'کڵێسای دڵی عیسا لە تلکێف'),
  ('church', 'erbil', 36.2289, 43.9908, true, 'St Joseph Cathedral, Ankawa', 'كاتدرائية مار يوسف في عنكاوا', 'کاتیدراڵی مار یوسف لە عەنکاوا'),
  ('church', 'erbil', 36.4130, 44.3320, false, 'Rabban Boya Cave Monastery', 'دير الربان بويا', 'دێری ڕەبان بۆیا'),
  ('church', 'baghdad', 33.3039, 44.4244, false, 'Our Lady of Salvation Church', 'كنيسة سيدة النجاة', 'کڵێسای خاتوونی ڕزگاری'),
  ('church', 'baghdad', 33.3261, 44.3928, false, 'St George’s Church', 'كنيسة القديس جرجس', 'کڵێسای قەدیس جۆرج'),
  ('church', 'karbala', 32.4792, 43.5742, false, 'Al-Aqiser Church Ruins', 'كنيسة الأقيصر', 'شوێنەواری کڵێسای ئوقەیسەر'),
  ('church', 'sulaymaniyah', 35.5597, 45.4411, false, 'Monastery of the Virgin Mary', 'دير مريم العذراء', 'دێری مریەمی پاکیزە'),
  ('church', 'kirkuk', 35.4650, 44.3760, false, 'Cathedral of the Sacred Heart', 'كاتدرائية قلب يسوع الأقدس', 'کاتیدراڵی دڵی پیرۆزی عیسا'),
  ('ancient_site', 'babil', 32.5422, 44.4210, true, 'Babylon', 'بابل الأثرية', 'شوێنەواری بابل'),
  ('ancient_site', 'babil', 32.3921, 44.3417, true, 'Borsippa (Birs Nimrud)', 'برس نمرود', 'بۆرسیپا (برس نەمروود)'),
  ('ancient_site', 'babil', 32.5403, 44.6047, true, 'Kish', 'كيش الأثرية', 'شاری کۆنی کیش'),
  ('ancient_site', 'dhi-qar', 30.9627, 46.1031, true, 'Ziggurat of Ur', 'زقورة أور', 'زەقوورەی ئوور'),
  ('ancient_site', 'dhi-qar', 30.8158, 45.9961, true, 'Eridu', 'أريدو', 'ئێریدۆ'),
  ('ancient_site', 'dhi-qar', 31.5617, 46.1775, true, 'Girsu (Tello)', 'كرسو (تلو)', 'گیرسو (تەلۆ)'),
  ('ancient_site', 'dhi-qar', 31.4111, 46.4072, true, 'Lagash', 'لكش', 'لەگەش'),
  ('ancient_site', 'dhi-qar', 31.2858, 45.8536, true, 'Larsa', 'لارسا', 'لارسا'),
  ('ancient_site', 'dhi-qar', 31.6672, 45.8875, true, 'Umma', 'أوما', 'ئوما'),
  ('ancient_site', 'dhi-qar', 30.9686, 46.0281, false, 'Tell al-Ubaid', 'تل العبيد', 'گردی عوبەید'),
  ('ancient_site', 'muthanna', 31.3222, 45.6361, true, 'Uruk (Warka)', 'الوركاء', 'ئوروک (وەرکا)'),
  ('ancient_site', 'qadisiyah', 32.1269, 45.2308, true, 'Nippur', 'نفر', 'نیپوور'),
  ('ancient_site', 'qadisiyah', 31.8850, 45.2678, true, 'Isin', 'إيسن', 'ئیسین'),
  ('ancient_site', 'qadisiyah', 31.7778, 45.5111, true, 'Shuruppak (Tell Fara)', 'شروباك (تل فارة)', 'شوروپاک (گردی فارە)'),
  ('ancient_site', 'wasit', 32.1878, 46.2978, true, 'Old City of Wasit', 'مدينة واسط الأثرية', 'شاری کۆنی واست'),
  ('ancient_site', 'baghdad', 33.0936, 44.5808, true, 'Arch of Ctesiphon', 'طاق كسرى', 'تاقی کیسرا'),
  ('ancient_site', 'baghdad', 33.3536, 44.2022, true, 'Aqar Quf (Dur-Kurigalzu)', 'عقرقوف', 'عەقەرقوف'),
  ('ancient_site', 'baghdad', 33.3106, 44.4672, true, 'Tell Harmal', 'تل حرمل', 'گردی حەرمەل'),
  ('ancient_site', 'baghdad', 33.3389, 44.3903, true, 'Mustansiriya Madrasa', 'المدرسة المستنصرية', 'قوتابخانەی موستەنسیرییە'),
  ('ancient_site', 'baghdad', 33.3436, 44.3836, true, 'Abbasid Palace', 'القصر العباسي', 'کۆشکی عەباسی'),
  ('ancient_site', 'baghdad', 33.3410, 44.3868, true, 'Al-Qishla', 'القشلة', 'قشڵە'),
  ('ancient_site', 'baghdad', 33.3376, 44.3802, true, 'Zumurrud Khatun Mausoleum', 'ضريح زمرد خاتون', 'گۆڕی زومرود خاتوون'),
  ('ancient_site', 'baghdad', 33.3406, 44.4290, false, 'Bab al-Wastani', 'الباب الوسطاني', 'دەروازەی وەستانی'),
  ('ancient_site', 'baghdad', 33.0589, 44.2522, true, 'Sippar', 'سبار', 'سیپار'),
  ('ancient_site', 'salah-al-din', 34.2059, 43.8797, true, 'Malwiya of Samarra', 'ملوية سامراء', 'مەلوییەی سامەڕا'),
  ('ancient_site', 'salah-al-din', 34.2347, 43.8042, true, 'Qasr al-Ashiq', 'قصر العاشق', 'کۆشکی عاشق'),
  ('ancient_site', 'salah-al-din', 34.2342, 43.8683, false, 'Dar al-Khilafa of Samarra', 'دار الخلافة في سامراء', 'کۆشکی خیلافەتی سامەڕا'),
  ('ancient_site', 'salah-al-din', 35.4567, 43.2597, true, 'Ashur (Qalat Sherqat)', 'آشور (قلعة الشرقاط)', 'ئاشوور (قەڵای شەرگات)'),
  ('ancient_site', 'nineveh', 35.5881, 42.7184, true, 'Hatra', 'الحضر', 'حەزەر'),
  ('ancient_site', 'nineveh', 36.0981, 43.3289, true, 'Nimrud', 'النمرود', 'نەمروود'),
  ('ancient_site', 'nineveh', 36.3594, 43.1528, true, 'Nineveh', 'نينوى الأثرية', 'شوێنەواری نەینەوا'),
  ('ancient_site', 'nineveh', 36.5094, 43.2294, true, 'Khorsabad (Dur-Sharrukin)', 'خرسباد (دور شروكين)', 'خۆرساباد (دوور شەڕوکین)'),
  ('ancient_site', 'nineveh', 36.6711, 43.3939, false, 'Aqueduct of Jerwan', 'قناطر جروانة', 'کاریزە پردی جەروانە'),
  ('ancient_site', 'nineveh', 36.7540, 43.4130, false, 'Rock reliefs of Khanis', 'منحوتات خنس', 'هەڵکۆڵراوەکانی خەنس'),
  ('ancient_site', 'duhok', 36.8369, 42.9747, false, 'Rock reliefs of Halamata', 'منحوتات هلامتا', 'هەڵکۆڵراوەکانی هەڵامەتا'),
  ('ancient_site', 'duhok', 37.1367, 42.6958, true, 'Delal Bridge', 'جسر دلال', 'پردی دەلال'),
  ('ancient_site', 'duhok', 37.0920, 43.4855, true, 'Bahdinan Gate of Amedi', 'بوابة بهدينان في العمادية', 'دەروازەی بادینان لە ئامێدی'),
  ('ancient_site', 'erbil', 36.1911, 44.0094, true, 'Erbil Citadel', 'قلعة أربيل', 'قەڵای هەولێر'),
  ('ancient_site', 'erbil', 36.1878, 43.9936, true, 'Mudhafaria Minaret', 'المئذنة المظفرية', 'منارەی چۆلی'),
  ('ancient_site', 'erbil', 36.8010, 44.2422, true, 'Shanidar Cave', 'كهف شانيدر', 'ئەشکەوتی شانەدەر'),
  ('ancient_site', 'erbil', 36.3458, 44.1480, false, 'Khanzad Castle', 'قلعة خانزاد', 'قەڵای خانزاد'),
  ('ancient_site', 'kirkuk', 35.4703, 44.3964, true, 'Kirkuk Citadel', 'قلعة كركوك', 'قەڵای کەرکووک'),
  ('ancient_site', 'kirkuk', 35.3019, 44.2553, true, 'Nuzi (Yorghan Tepe)', 'نوزي (يورغان تبه)', 'نوزی (یۆرغان تەپە)'),
  ('ancient_site', 'sulaymaniyah', 35.5567, 44.9531, true, 'Jarmo', 'جرمو', 'چەرمۆ'),
  ('ancient_site', 'sulaymaniyah', 35.0983, 45.5903, false, 'Paikuli Tower', 'برج بيكولي', 'قەڵای پایکوڵی'),
  ('ancient_site', 'diyala', 33.4844, 44.7286, true, 'Eshnunna (Tell Asmar)', 'أشنونا (تل أسمر)', 'ئەشنونا (گردی ئەسمەر)'),
  ('ancient_site', 'karbala', 32.4417, 43.6028, true, 'Al-Ukhaidir Fortress', 'حصن الأخيضر', 'قەڵای ئوخەیزر'),
  ('ancient_site', 'anbar', 33.6410, 42.8270, false, 'Waterwheels of Hit', 'نواعير هيت', 'ناعوورەکانی هیت'),
  ('museum', 'baghdad', 33.3283, 44.3850, true, 'Iraq Museum', 'المتحف العراقي', 'مۆزەخانەی عێراق'),
  ('museum', 'baghdad', 33.3383, 44.3912, false, 'Baghdadi Museum', 'المتحف البغدادي', 'مۆزەخانەی بەغدادی'),
  ('museum', 'sulaymaniyah', 35.5617, 45.4272, false, 'Amna Suraka Museum', 'متحف الأمن الأحمر', 'مۆزەخانەی ئەمنە سوورەکە'),
  ('museum', 'sulaymaniyah', 35.5575, 45.4238, false, 'Sulaymaniyah Museum', 'متحف السليمانية', 'مۆزەخانەی سلێمانی'),
  ('museum', 'erbil', 36.1904, 44.0096, true, 'Kurdish Textile Museum', 'متحف النسيج الكردي', 'مۆزەخانەی ڕستن و چنینی کوردی'),
  ('museum', 'halabja', 35.1742, 45.9900, false, 'Halabja Monument', 'نصب حلبجة', 'مۆنۆمێنتی هەڵەبجە'),
  ('museum', 'nineveh', 36.3369, 43.1350, false, 'Mosul Museum', 'متحف الموصل الحضاري', 'مۆزەخانەی مووسڵ'),
  ('museum', 'basra', 30.4945, 47.8550, false, 'Basra Museum', 'متحف البصرة الحضاري', 'مۆزەخانەی بەسرە'),
  ('museum', 'dhi-qar', 31.0470, 46.2590, false, 'Nasiriyah Museum', 'متحف الناصرية الحضاري', 'مۆزەخانەی ناسرییە'),
  ('airport', 'baghdad', 33.2625, 44.2346, true, 'Baghdad International Airport (BGW)', 'مطار بغداد الدولي', 'فڕۆکەخانەی نێودەوڵەتیی بەغدا'),
  ('airport', 'erbil', 36.2376, 43.9632, true, 'Erbil International Airport (EBL)', 'مطار أربيل الدولي', 'فڕۆکەخانەی نێودەوڵەتیی هەولێر'),
  ('airport', 'sulaymaniyah', 35.5617, 45.3167, true, 'Sulaimaniyah International Airport (ISU)', 'مطار السليمانية الدولي', 'فڕۆکەخانەی نێودەوڵەتیی سلێمانی'),
  ('airport', 'basra', 30.5491, 47.6621, true, 'Basra International Airport (BSR)', 'مطار البصرة الدولي', 'فڕۆکەخانەی نێودەوڵەتیی بەسرە'),
  ('airport', 'najaf', 31.9899, 44.4043, true, 'Al Najaf International Airport (NJF)', 'مطار النجف الأشرف الدولي', 'فڕۆکەخانەی نێودەوڵەتیی نەجەف'),
  ('airport', 'kirkuk', 35.4695, 44.3489, true, 'Kirkuk International Airport (KIK)', 'مطار كركوك الدولي', 'فڕۆکەخانەی نێودەوڵەتیی کەرکووک'),
  ('airport', 'nineveh', 36.3058, 43.1474, true, 'Mosul International Airport (OSM)', 'مطار الموصل الدولي', 'فڕۆکەخانەی نێودەوڵەتیی مووسڵ'),
  ('airport', 'dhi-qar', 30.9358, 46.0901, true, 'Nasiriyah International Airport (XNH)', 'مطار الناصرية الدولي', 'فڕۆکەخانەی نێودەوڵەتیی ناسرییە'),
  ('border_crossing', 'duhok', 37.1420, 42.5750, true, 'Ibrahim Khalil Crossing', 'منفذ إبراهيم الخليل', 'دەروازەی ئیبراهیم خەلیل'),
  ('border_crossing', 'duhok', 37.0680, 42.3800, false, 'Faysh Khabur Crossing', 'منفذ فيشخابور', 'دەروازەی پێشخابوور'),
  ('border_crossing', 'nineveh', 36.8069, 42.0860, false, 'Rabia Crossing', 'منفذ ربيعة', 'دەروازەی ڕەبیعە'),
  ('border_crossing', 'anbar', 34.4100, 40.9950, false, 'Al-Qaim Crossing', 'منفذ القائم', 'دەروازەی قائیم'),
  ('border_crossing', 'anbar', 33.4303, 38.9400, false, 'Al-Waleed Crossing', 'منفذ الوليد', 'دەروازەی وەلید'),
  ('border_crossing', 'anbar', 32.8730, 38.9800, false, 'Trebil Crossing', 'منفذ طريبيل', 'دەروازەی تەرێبیل'),
  ('border_crossing', 'anbar', 31.3850, 41.4700, false, 'Arar Crossing', 'منفذ عرعر', 'دەروازەی عەرعەر'),
  ('border_crossing', 'basra', 30.1030, 47.7160, true, 'Safwan Crossing', 'منفذ سفوان', 'دەروازەی سەفوان'),
  ('border_crossing', 'basra', 30.5000, 48.0100, false, 'Al-Shalamcheh Crossing', 'منفذ الشلامجة', 'دەروازەی شەلەمچە'),
  ('border_crossing', 'maysan', 31.8000, 47.8300, false, 'Al-Sheeb Crossing', 'منفذ الشيب', 'دەروازەی شێب'),
  ('border_crossing', 'wasit', 33.1160, 46.0960, true, 'Zurbatiyah Crossing', 'منفذ زرباطية', 'دەروازەی زورباتییە'),
  ('border_crossing', 'diyala', 33.7850, 45.6100, false, 'Mandali Crossing', 'منفذ مندلي', 'دەروازەی مەندەلی'),
  ('border_crossing', 'diyala', 34.3800, 45.4500, true, 'Mundhiriya Crossing', 'منفذ المنذرية', 'دەروازەی مونزیرییە'),
  ('border_crossing', 'sulaymaniyah', 34.5750, 45.4150, false, 'Parwezkhan Crossing', 'منفذ برويزخان', 'دەروازەی پەروێزخان'),
  ('border_crossing', 'sulaymaniyah', 35.5800, 46.0050, false, 'Bashmakh Crossing', 'منفذ باشماخ', 'دەروازەی باشماخ'),
  ('border_crossing', 'erbil', 36.6640, 45.0450, true, 'Haji Omeran Crossing', 'منفذ حاج عمران', 'دەروازەی حاجی ئۆمەران'),
  ('station', 'baghdad', 33.3311, 44.3797, true, 'Alawi Bus Station', 'كراج العلاوي', 'گەراجی عەلاوی'),
  ('station', 'baghdad', 33.3378, 44.4269, false, 'Al-Nahda Bus Station', 'كراج النهضة', 'گەراجی نەهزە'),
  ('station', 'baghdad', 33.2690, 44.3450, false, 'Al-Bayaa Bus Station', 'كراج البياع', 'گەراجی بەیاع'),
  ('station', 'baghdad', 33.3400, 44.3717, true, 'Baghdad Central Station', 'محطة قطار بغداد المركزية', 'وێستگەی ناوەندیی شەمەندەفەری بەغدا'),
  ('station', 'basra', 30.5530, 47.7880, false, 'Al-Maqal Train Station', 'محطة قطار المعقل', 'وێستگەی شەمەندەفەری مەعقەل'),
  ('station', 'najaf', 32.0290, 44.3320, false, 'Najaf Northern Bus Station', 'كراج النجف الشمالي', 'گەراجی باکووری نەجەف'),
  ('station', 'karbala', 32.5930, 44.0230, false, 'Karbala Unified Bus Station', 'كراج كربلاء الموحد', 'گەراجی یەکگرتووی کەربەلا'),
  ('station', 'babil', 32.4720, 44.4340, false, 'Hilla Unified Bus Station', 'كراج الحلة الموحد', 'گەراجی یەکگرتووی حیللە'),
  ('station', 'erbil', 36.1600, 44.0130, false, 'Erbil Bus Terminal', 'كراج أربيل الرئيسي', 'تێرمیناڵی گەراجی هەولێر'),
  ('station', 'sulaymaniyah', 35.5480, 45.3950, false, 'Sulaymaniyah Bus Terminal', 'كراج السليمانية الرئيسي', 'تێرمیناڵی گەراجی سلێمانی'),
  ('station', 'duhok', 36.8560, 43.0100, false, 'Duhok Bus Station', 'كراج دهوك', 'گەراجی دهۆک'),
  ('station', 'kirkuk', 35.4400, 44.3830, false, 'Kirkuk Baghdad-Road Bus Station', 'كراج بغداد في كركوك', 'گەراجی بەغدا لە کەرکووک'),
  ('station', 'nineveh', 36.3530, 43.1700, false, 'Mosul Northern Bus Station', 'كراج الشمال في الموصل', 'گەراجی باکوور لە مووسڵ'),
  ('station', 'dhi-qar', 31.0450, 46.2500, false, 'Nasiriyah Unified Bus Station', 'كراج الناصرية الموحد', 'گەراجی یەکگرتووی ناسرییە'),
  ('hospital', 'baghdad', 33.3482, 44.3775, true, 'Baghdad Medical City', 'دائرة مدينة الطب', 'شاری پزیشکیی بەغدا'),
  ('hospital', 'baghdad', 33.2985, 44.3440, false, 'Yarmouk Teaching Hospital', 'مستشفى اليرموك التعليمي', 'نەخۆشخانەی فێرکاریی یەرموک'),
  ('hospital', 'baghdad', 33.3194, 44.4331, false, 'Al-Kindi Teaching Hospital', 'مستشفى الكندي التعليمي', 'نەخۆشخانەی فێرکاریی کیندی'),
  ('hospital', 'baghdad', 33.3790, 44.3420, false, 'Kadhimiya Teaching Hospital', 'مدينة الإمامين الكاظمين الطبية', 'نەخۆشخانەی فێرکاریی کازمییە'),
  ('hospital', 'basra', 30.5270, 47.8290, false, 'Basra Teaching Hospital', 'مستشفى البصرة التعليمي', 'نەخۆشخانەی فێرکاریی بەسرە'),
  ('hospital', 'erbil', 36.1780, 44.0250, false, 'Rizgary Teaching Hospital', 'مستشفى رزكاري التعليمي', 'نەخۆشخانەی فێرکاریی ڕزگاری'),
  ('hospital', 'erbil', 36.1970, 44.0310, false, 'Hawler Teaching Hospital', 'مستشفى أربيل التعليمي', 'نەخۆشخانەی فێرکاریی هەولێر'),
  ('hospital', 'sulaymaniyah', 35.5690, 45.3700, false, 'Shar Hospital', 'مستشفى شار', 'نەخۆشخانەی شار'),
  ('hospital', 'duhok', 36.8600, 42.9900, false, 'Azadi Teaching Hospital, Duhok', 'مستشفى آزادي التعليمي في دهوك', 'نەخۆشخانەی فێرکاریی ئازادی لە دهۆک'),
  ('hospital', 'kirkuk', 35.4560, 44.3760, false, 'Azadi Teaching Hospital, Kirkuk', 'مستشفى آزادي التعليمي في كركوك', 'نەخۆشخانەی فێرکاریی ئازادی لە کەرکووک'),
  ('hospital', 'nineveh', 36.3610, 43.1720, false, 'Al-Salam Teaching Hospital', 'مستشفى السلام التعليمي', 'نەخۆشخانەی فێرکاریی سەلام'),
  ('hospital', 'najaf', 32.0200, 44.3460, false, 'Al-Sadr Medical City', 'مدينة الصدر الطبية', 'شاری پزیشکیی سەدر'),
  ('hospital', 'karbala', 32.6080, 44.0190, false, 'Imam al-Hussein Medical City', 'مدينة الإمام الحسين الطبية', 'شاری پزیشکیی ئیمام حوسێن'),
  ('hospital', 'babil', 32.4760, 44.4310, false, 'Hilla Teaching Hospital', 'مستشفى الحلة التعليمي', 'نەخۆشخانەی فێرکاریی حیللە'),
  ('hospital', 'qadisiyah', 31.9880, 44.9170, false, 'Diwaniyah Teaching Hospital', 'مستشفى الديوانية التعليمي', 'نەخۆشخانەی فێرکاریی دیوانییە'),
  ('hospital', 'muthanna', 31.3170, 45.2800, false, 'Al-Hussein Hospital of Samawah', 'مستشفى الحسين في السماوة', 'نەخۆشخانەی حوسێن لە سەماوە'),
  ('hospital', 'dhi-qar', 31.0400, 46.2400, false, 'Al-Hussein Hospital of Nasiriyah', 'مستشفى الحسين في الناصرية', 'نەخۆشخانەی حوسێن لە ناسرییە'),
  ('hospital', 'maysan', 31.8470, 47.1450, false, 'Al-Sadr Hospital of Amara', 'مستشفى الصدر في العمارة', 'نەخۆشخانەی سەدر لە عەمارە'),
  ('hospital', 'wasit', 32.5100, 45.8250, false, 'Al-Zahra Hospital of Kut', 'مستشفى الزهراء في الكوت', 'نەخۆشخانەی زەهرا لە کووت'),
  ('hospital', 'diyala', 33.7500, 44.6300, false, 'Baqubah Teaching Hospital', 'مستشفى بعقوبة التعليمي', 'نەخۆشخانەی فێرکاریی بەعقووبە'),
  ('hospital', 'anbar', 33.4250, 43.2950, false, 'Ramadi Teaching Hospital', 'مستشفى الرمادي التعليمي', 'نەخۆشخانەی فێرکاریی ڕومادی'),
  ('hospital', 'salah-al-din', 34.6090, 43.6770, false, 'Tikrit Teaching Hospital', 'مستشفى تكريت التعليمي', 'نەخۆشخانەی فێرکاریی تکریت'),
  ('hospital', 'halabja', 35.1800, 45.9850, false, 'Halabja Hospital', 'مستشفى حلبجة', 'نەخۆشخانەی هەڵەبجە'),
  ('exchange_office', 'baghdad', 33.3356, 44.4050, false, 'Al-Kifah Exchange Market', 'بورصة الكفاح', 'بۆرسەی کیفاح'),
  ('exchange_office', 'baghdad', 33.3130, 44.3640, false, 'Al-Harithiya Exchange Market', 'بورصة الحارثية', 'بۆرسەی حارسییە'),
  ('exchange_office', 'erbil', 36.1880, 44.0117, false, 'Sheikh Allah Money Market', 'سوق شيخ الله للصرافة', 'بازاڕی دراوی شێخەڵڵا'),
  ('exchange_office', 'sulaymaniyah', 35.5578, 45.4364, false, 'Sulaymaniyah Money Market', 'سوق الصرافة في السليمانية', 'بازاڕی دۆلاری سلێمانی'),
  ('exchange_office', 'duhok', 36.8640, 42.9960, false, 'Duhok Money Market', 'سوق الصرافة في دهوك', 'بازاڕی دراوی دهۆک'),
  ('exchange_office', 'basra', 30.5175, 47.8370, false, 'Al-Ashar Money Changers', 'صيرفات العشار', 'ئاڵوێرکارانی دراوی عەشار'),
  ('exchange_office', 'najaf', 31.9980, 44.3185, false, 'Maydan Square Money Changers', 'صيرفات ساحة الميدان', 'ئاڵوێرکارانی دراوی گۆڕەپانی مەیدان'),
  ('exchange_office', 'karbala', 32.6140, 44.0345, false, 'Karbala Old Town Money Changers', 'صيرفات مركز كربلاء', 'ئاڵوێرکارانی دراوی ناوەندی کەربەلا')
) as known (kind, location_key, latitude, longitude, is_exact, en, ar, ku);

update landmarks set description = jsonb_build_object('en', known.en, 'ar', known.ar, 'ku', known.ku)
from (values
  ('Imam Ali Shrine', 'The golden-domed shrine of Ali ibn Abi Talib, at the heart of the old city.', 'مرقد الإمام علي بن أبي طالب بقبته الذهبية في قلب المدينة القديمة.', 'مەزاری ئیمام عەلی کوڕی ئەبو تالیب بە گومەزە زێڕینەکەی لە دڵی شاری کۆندا.'),
  ('Imam Husayn Shrine', 'The shrine to which millions walk each year for Arbaeen.', 'المرقد الذي يسير إليه الملايين كل عام في زيارة الأربعين.', 'ئەو مەزارەی کە هەموو ساڵێک ملیۆنان کەس لە ئەربەعیندا بە پێ بەرەو ڕووی دەچن.'),
  ('Al-Abbas Shrine', 'Facing the shrine of Imam Husayn across the square between the two holy places.', 'يقابل العتبة الحسينية عبر ساحة ما بين الحرمين.', 'بەرامبەر مەزاری ئیمام حوسێنە و گۆڕەپانی نێوان هەردوو حەرەم لە نێوانیاندایە.'),
  ('Al-Kadhimiya Shrine', 'Two golden domes over the tombs of the seventh and the ninth Imam, with a famous bazaar before the gate.', 'قبتان ذهبيتان فوق مرقدي الإمامين الكاظم والجواد، وأمام الباب سوق شهير.', 'دوو گومەزی زێڕین بەسەر مەزاری ئیمام کازم و ئیمام جەوادەوە، لەبەردەم دەروازەکەیدا بازاڕێکی بەناوبانگ هەیە.'),
  ('Al-Askari Shrine', 'The shrine of the tenth and the eleventh Imam, rebuilt with its golden dome.', 'مرقد الإمامين الهادي والعسكري، أُعيد بناؤه بقبته الذهبية.', 'مەزاری ئیمام هادی و ئیمام عەسکەری کە بە گومەزە زێڕینەکەیەوە نۆژەن کراوەتەوە.'),
  ('Shrine of Abdul-Qadir al-Gilani', 'The mosque and tomb of the founder of the Qadiri order, with an old library.', 'جامع ومرقد مؤسس الطريقة القادرية، وفيه مكتبة قديمة.', 'مزگەوت و مەزاری دامەزرێنەری تەریقەتی قادری، کتێبخانەیەکی کۆنیشی تێدایە.'),
  ('Lalish Temple', 'The holiest place of the Yazidis, in a quiet valley; shoes are left at the entrance.', 'أقدس مكان لدى الإيزيديين في وادٍ هادئ، ويُدخل إليه حافيًا.', 'پیرۆزترین شوێنی ئێزدییەکان لە دۆڵێکی ئارامدا؛ بە پێی خاوس دەچیتە ژوورەوە.'),
  ('Great Mosque of Kufa', 'One of the oldest mosques in the world, founded in the seventh century.', 'من أقدم مساجد العالم، أُسس في القرن السابع الميلادي.', 'یەکێک لە کۆنترین مزگەوتەکانی جیهان، لە سەدەی حەوتەمی زاینی دامەزراوە.'),
  ('Great Mosque of al-Nuri', 'The mosque of the leaning minaret al-Hadba, raised anew after 2017.', 'جامع المنارة الحدباء المائلة، أُعيد بناؤه بعد عام 2017.', 'مزگەوتی منارە خوارەکەی حەدبا، دوای ساڵی 2017 سەرلەنوێ دروست کراوەتەوە.'),
  ('Mar Mattai Monastery', 'A monastery of the fourth century high on Mount Maqlub.', 'دير من القرن الرابع على سفح جبل مقلوب.', 'دێرێکی سەدەی چوارەم لە بەرزایی چیای مەقلوب.'),
  ('Rabban Hormizd Monastery', 'Cells and chapels cut into the cliff above Alqosh.', 'صوامع ومصليات منحوتة في الجبل فوق ألقوش.', 'ژوور و پەرستگای لە شاخ هەڵکۆڵراو لە سەرووی ئەلقۆش.'),
  ('Babylon', 'The city of Hammurabi and Nebuchadnezzar, a World Heritage Site.', 'مدينة حمورابي ونبوخذ نصر، على قائمة التراث العالمي.', 'شاری حەمورابی و نەبوخەزنەسر، لە لیستی کەلەپووری جیهانیدایە.'),
  ('Ziggurat of Ur', 'The stepped temple of the moon god, some 4,000 years old.', 'معبد إله القمر المدرج، عمره نحو 4,000 عام.', 'پەرستگای پلەپلەی خوای مانگ، نزیکەی 4,000 ساڵ لەمەوبەر دروست کراوە.'),
  ('Eridu', 'To the Sumerians the first city of all.', 'أول المدن جميعًا عند السومريين.', 'لای سۆمەرییەکان یەکەمین شار بووە.'),
  ('Uruk (Warka)', 'The city of Gilgamesh, where writing began.', 'مدينة كلكامش، وفيها بدأت الكتابة.', 'شاری گلگامێش، شوێنی سەرهەڵدانی نووسین.'),
  ('Arch of Ctesiphon', 'The widest single span of unreinforced brick in the world.', 'أوسع طاق مفرد من الطابوق غير المسلح في العالم.', 'فراوانترین تاقی خشتی بێ ئاسن لە جیهاندا.'),
  ('Malwiya of Samarra', 'The spiral minaret of the Abbasid Great Mosque, 52 metres high.', 'المئذنة الحلزونية للجامع العباسي الكبير، ارتفاعها 52 مترًا.', 'منارەی پێچاوپێچی مزگەوتی گەورەی عەباسی، بەرزییەکەی 52 مەترە.'),
  ('Hatra', 'A caravan city of the desert that withstood Rome twice; a World Heritage Site.', 'مدينة قوافل في البادية صمدت مرتين أمام روما، على قائمة التراث العالمي.', 'شارێکی کاروانی لە بیابان کە دوو جار بەرگریی لە ڕۆما کرد، لە لیستی کەلەپووری جیهانیدایە.'),
  ('Erbil Citadel', 'Lived in for thousands of years; a World Heritage Site above the bazaar.', 'مأهولة منذ آلاف السنين، على قائمة التراث العالمي، وتطل على السوق.', 'هەزاران ساڵە ئاوەدانە، لە لیستی کەلەپووری جیهانیدایە و دەڕوانێتە سەر بازاڕ.'),
  ('Shanidar Cave', 'The cave in which Neanderthals were found.', 'الكهف الذي عُثر فيه على بقايا إنسان نياندرتال.', 'ئەو ئەشکەوتەی کە پاشماوەی مرۆڤی نیاندەرتاڵی تێدا دۆزرایەوە.'),
  ('Al-Ukhaidir Fortress', 'An Abbasid palace in the desert, walls and vaults still standing.', 'قصر عباسي في الصحراء ما زالت أسواره وأقبيته قائمة.', 'کۆشکێکی عەباسی لە بیاباندا، دیوار و تاقەکانی هێشتا بە پێوەن.'),
  ('Delal Bridge', 'A stone bridge over the Little Khabur in Zakho.', 'جسر حجري على نهر الخابور الصغير في زاخو.', 'پردێکی بەردینە لەسەر خابووری بچووک لە زاخۆ.'),
  ('Iraq Museum', 'The treasures of Sumer, Babylon and Assyria.', 'كنوز سومر وبابل وآشور.', 'گەنجینەکانی سۆمەر و بابل و ئاشوور.'),
  ('Amna Suraka Museum', 'The former prison of the secret police, now a museum of memory.', 'سجن الأمن السابق، وهو اليوم متحف للذاكرة.', 'بەندیخانەی پێشووی ئەمن، ئێستا مۆزەخانەی یادەوەرییە.'),
  ('Halabja Monument', 'In memory of the victims of 16 March 1988.', 'تخليدًا لضحايا 16 آذار 1988.', 'بۆ یادی قوربانییانی 16ی ئازاری 1988.'),
  ('Ibrahim Khalil Crossing', 'To Turkey, near Zakho.', 'إلى تركيا، قرب زاخو.', 'بۆ تورکیا، نزیک زاخۆ.'),
  ('Faysh Khabur Crossing', 'To Syria, over the Tigris.', 'إلى سوريا عبر دجلة.', 'بۆ سووریا، بەسەر دیجلەدا.'),
  ('Rabia Crossing', 'To Syria, west of Mosul.', 'إلى سوريا، غرب الموصل.', 'بۆ سووریا، لە ڕۆژئاوای مووسڵ.'),
  ('Al-Qaim Crossing', 'To Syria, along the Euphrates.', 'إلى سوريا على الفرات.', 'بۆ سووریا، بەدرێژایی فورات.'),
  ('Al-Waleed Crossing', 'To Syria, through the desert.', 'إلى سوريا عبر البادية.', 'بۆ سووریا، بە بیاباندا.'),
  ('Trebil Crossing', 'To Jordan, at the end of the motorway.', 'إلى الأردن في نهاية الطريق السريع.', 'بۆ ئوردن، لە کۆتایی ڕێگای خێرا.'),
  ('Arar Crossing', 'To Saudi Arabia, for pilgrims and goods.', 'إلى السعودية للحجاج والبضائع.', 'بۆ سعوودیە، بۆ حاجیان و کاڵا.'),
  ('Safwan Crossing', 'To Kuwait, south of Basra.', 'إلى الكويت، جنوب البصرة.', 'بۆ کوەیت، لە باشووری بەسرە.'),
  ('Al-Shalamcheh Crossing', 'To Iran, east of Basra.', 'إلى إيران، شرق البصرة.', 'بۆ ئێران، لە ڕۆژهەڵاتی بەسرە.'),
  ('Al-Sheeb Crossing', 'To Iran, east of Amara.', 'إلى إيران، شرق العمارة.', 'بۆ ئێران، لە ڕۆژهەڵاتی عەمارە.'),
  ('Zurbatiyah Crossing', 'To Iran, the busiest at Arbaeen.', 'إلى إيران، وهو الأكثر ازدحامًا في الأربعين.', 'بۆ ئێران، لە ئەربەعیندا لە هەموویان قەرەباڵغترە.'),
  ('Mandali Crossing', 'To Iran, in the east of Diyala.', 'إلى إيران، شرق ديالى.', 'بۆ ئێران، لە ڕۆژهەڵاتی دیالە.'),
  ('Mundhiriya Crossing', 'To Iran, near Khanaqin.', 'إلى إيران، قرب خانقين.', 'بۆ ئێران، نزیک خانەقین.'),
  ('Parwezkhan Crossing', 'To Iran, near Kalar.', 'إلى إيران، قرب كلار.', 'بۆ ئێران، نزیک کەلار.'),
  ('Bashmakh Crossing', 'To Iran, near Penjwen.', 'إلى إيران، قرب بنجوين.', 'بۆ ئێران، نزیک پێنجوێن.'),
  ('Haji Omeran Crossing', 'To Iran, in the high mountains.', 'إلى إيران في الجبال العالية.', 'بۆ ئێران، لە چیا بەرزەکاندا.')
) as known (title, en, ar, ku)
where landmarks.title ->> 'en' = known.title;
