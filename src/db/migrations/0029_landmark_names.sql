-- What people call a landmark besides its name, in any spelling, divided by spaces: only looked in, never shown.
alter table landmarks add column other_names text not null default '';

update landmarks l set other_names = n.names
from (values
  ('imam-ali-shrine', 'haram amir al-muminin مرقد ضريح حرم الإمام علي أمير المؤمنين حەرەمی ئیمام عەلی'),
  ('imam-husayn-shrine', 'hussein hussain husain haram مرقد ضريح حرم الإمام الحسين حەرەمی حسێن'),
  ('al-abbas-shrine', 'abbas haram مرقد ضريح حرم العباس أبو الفضل حەرەمی عەباس'),
  ('al-kadhimiya-shrine', 'kadhimain kadhimayn kazimiya kazmain kadhmiya imam musa al-kadhim مرقد حرم الكاظمين الجوادين الإمام الكاظم'),
  ('al-askari-shrine', 'askari samarra مرقد حرم العسكريين سامراء'),
  ('abu-hanifa-mosque', 'imam azam adhamiya الإمام الأعظم الأعظمية جامع أبي حنيفة'),
  ('erbil-citadel', 'qala hawler القلعة قلعة أربيل قەڵای هەولێر'),
  ('babylon', 'babel بابل الأثرية'),
  ('ziggurat-of-ur', 'ziggurat زقورة أور زەقورە')) n (key, names)
where l.key = n.key;
