import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'Data saver',
  isOn: 'Data saver is on: small pictures, and no maps until you open them.',
  isOff: 'Smaller pictures and no maps until you open them. For slow or expensive connections.',
  turnOn: 'Turn on data saver',
  turnOff: 'Turn off data saver',
}

export const savingText: Record<Locale, typeof en> = {
  en,
  ar: {
    title: 'توفير البيانات',
    isOn: 'توفير البيانات مفعّل: الصور صغيرة، ولا تظهر الخرائط إلا عند فتحها.',
    isOff: 'صور أصغر، ولا تظهر الخرائط إلا عند فتحها. للشبكات البطيئة أو المكلفة.',
    turnOn: 'تفعيل توفير البيانات',
    turnOff: 'عرض كل شيء',
  },
  ku: {
    title: 'کەمکردنەوەی داتا',
    isOn: 'کەمکردنەوەی داتا چالاکە: وێنەکان بچووکن و نەخشەکان تەنیا کاتێک دەردەکەون کە دەیانکەیتەوە.',
    isOff: 'وێنەی بچووکتر، نەخشەکانیش تەنیا کاتێک دەردەکەون کە دەیانکەیتەوە. بۆ هێڵی خاو یان گران.',
    turnOn: 'داتا کەم بکەرەوە',
    turnOff: 'هەموو شتێک پیشان بدە',
  },
}
