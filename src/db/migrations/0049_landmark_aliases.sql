-- One word for a shrine in Kurdish, and the one that people say for who changes money.
update landmarks set
  title = replace(replace(title::text, 'مەزاری ', 'مەزارگەی '), 'ئاڵوێرکارانی دراوی', 'سەڕافەکانی')::jsonb,
  description = replace(replace(description::text, 'مەزاری ', 'مەزارگەی '), 'مەزارەی', 'مەزارگەیەی')::jsonb;

-- More of what people call the places that most of them ask for: other spellings, whom a shrine is named after, its part of the town.
-- What any shrine is called (shrine, مرقد, مەزار) and its governorate are known without.
update landmarks l set other_names = n.names
from (values
  ('imam-ali-shrine', 'amir ameer emir al-muminin mumineen momineen muminin moemineen commander of the faithful aly abi talib haydar haidar nejef nejaf najaf ashraf أمير المؤمنين علي بن ابن أبي طالب حيدر الحيدرية العلوي العلوية الأشرف ئەمیری ئەمیر موئمینین موئمنین ئەمیرولموئمینین ئەبو تالیب علی حەیدەر نەجەفی ئەشرەف'),
  ('imam-husayn-shrine', 'hussein hussain husain husein hossein hosein hossain hussayn hussien hosain alhussein aba abi abu abdullah abdillah kerbala kerbela karbela أبو أبا أبي عبد الله عبدالله سيد الشهداء الحسين حسين بن علي الحسيني المقدسة كربلا حسێن حسین حوسەین حسەین حوسین شەهیدان'),
  ('al-abbas-shrine', 'abbas abbass alabbas abu abul abulfadl fadl fadhl fazl qamar bani hashim kerbala kerbela karbela أبو أبا أبي الفضل عباس قمر بني هاشم كربلا عەبباس عەباسی ئەبو ئەبولفەزڵ فەزڵ'),
  ('al-kadhimiya-shrine', 'kadhim kadhem kadhum kadhimain kadhimayn kadhimein kadhimiyya kadhimiyah kadhimya kadhmiya kazim kazem kazimiya kazimiyya kazimain kazimayn kazmain kathim kathem kathimiya kadum alkadhim musa mousa moussa mosa jafar jaafar jawad jawadain javad taqi muhammad mohammed bab al-hawaij الكاظمين الجوادين الكاظم موسى بن جعفر محمد الجواد التقي باب الحوائج الكاضم الكاضمية الكاضمين کازم کازمەین کازمین کازمیە کازمیین کاظم کاظمیە کازمیەی مووسا موسا مووسای موسای جەعفەر جەواد محەمەد'),
  ('al-askari-shrine', 'askari askary askariyayn askariyain askariyya hadi naqi hasan hassan ali samarra samara sammara samerra العسكريين العسكري الهادي النقي الحسن علي سامراء سامرا عەسکەریین عەسکەرییەین هادی حەسەن حەسەنی سامەڕا سامەرا سامرا سامڕا'),
  ('abu-hanifa-mosque', 'aba azam adham aadham adhamiya adhamiyah aadhamiya azamiya azamiyah numan الأعظم الأعظمية أبو أبي حنيفة النعمان ئەعزەم ئەعزەمییە ئەعزەمیە حەنیفەی'),
  ('shrine-of-abdul-qadir-al-gilani', 'abdulqadir abdulkadir abdulqader qader kadir jilani jilany gaylani gailani geylani kilani keilani sheikh shaikh qadiriya عبد القادر عبدالقادر الكيلاني الجيلاني الگيلاني الشيخ القادرية گەیلانی جەیلانی کەیلانی گیلانی عەبدولقادر قادر غەوس'),
  ('mosque-of-the-prophet-jonah', 'nabi yunus yunis younis yonis jonas يونس یونس یونسی یوونس نەبی'),
  ('great-mosque-of-kufa', 'kufah koofa kofa الكوفة كوفه کوفە کووفەی'),
  ('shrine-of-muslim-ibn-aqil', 'moslem bin aqeel akil kufa kufah عقيل ابن الكوفة کووفە کوفە عەقیل موسلم'),
  ('al-sahla-mosque', 'sahlah sehla kufa السهلة سهيل الكوفة سەهلەی کووفە'),
  ('erbil-citadel', 'qala qalat hawler hewler castle القلعة قلعة أربيل هولير قەڵای قەڵات هەولێر')) n (key, names)
where l.key = n.key;

-- Folded words with a space before each, the article of Arabic left out: what somebody types is looked for at their beginnings.
create function name_parts(value text) returns text language sql immutable strict parallel safe
return regexp_replace(' ' || fold(value), '[^[:alnum:]]+(?:ال(?=..))?', ' ', 'g');

alter table landmarks add column name_parts text not null
  generated always as (name_parts((title ->> 'en') || ' ' || (title ->> 'ar') || ' ' || (title ->> 'ku') || ' ' || other_names)) stored;
