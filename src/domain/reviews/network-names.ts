/** How people of this country write the names of networks: a part of a regular expression, without regard to case. */
export const networks = [
  '[il1|]nsta(?:gr[a4]m)?|ig|telegr?am|tele|tg|(?:what?|wat)s ?app?|whats|wapp|wa|snap(?: ?chat)?|tik ?tok|viber|facebook|face[ -]?book|fb|messenger|signal|youtube|twitter|skype|imo|threads|discord|we ?chat|linked ?in|pinterest|weibo|line id|gmail|hotmail|icloud',
  // Arabic
  '(?:ال)?[اأإآ]نست[اغجقك]?(?:غرام|جرام|قرام|كرام|گرام|رام)?|(?:ال)?ت[يل]+[يه]?[غجقكگ]رام|تيلي|تلي|(?:ال)?وات?س ?[اآأ]ب|(?:ال)?واتس|(?:ال)?سناب ?(?:شات|چات|جات)?|(?:ال)?تي?ك ?تو?ك|(?:ال)?[فڤ]ا?يبر|(?:ال)?في?س ?بو?ك|(?:ال)?فيس|(?:ال)?ماسنجر|(?:ال)?يوتيوب|ايمو|سيجنال|سكايب|تويتر|لينكد ?ان|وي ?تشات',
  // Sorani and Persian
  'ئ?[یي]?نست[اە]?(?:گ?رام)?|[ئا]ینست[اە](?:گرام)?|ئینستگرام|ت[ێیەي]?ل[یێەي]?گ[رڕ]ام|و[اە]تس ?(?:ئ?[اە]?پ|ئەپ|ئاپ|اپ)|سناپ ?(?:چات)?|تیک ?ت[ۆو]ک|[ڤف]ایبەر|ڤایبر|فەیس ?ب[ووک]{1,3}|فێس ?ب[ووک]{1,3}|مەسنجەر|یوت[یو]{1,2}ب',
].join('|')
