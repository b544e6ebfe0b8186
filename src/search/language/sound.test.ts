import { describe, expect, test } from 'vitest'
import { otherSoundsOf, soundOf, soundsOf } from './sound.ts'

describe('soundOf', () => {
  test.each([
    ['SLMN', 'Sulaymaniyah Slemani Silêmanî سلێمانی السليمانية'],
    ['DHK', 'Duhok Dohuk Dihok دهوك دهۆک'],
    ['MSL', 'Mosul Mousil الموصل مووسڵ'],
    ['ZaX', 'Zakho Zaxo زاخۆ زاخو'],
    ['RWNDZ', 'Rawanduz Rewandiz ڕەواندز رواندز'],
    ['CKLW', 'Shaqlawa Şeqlawe شەقڵاوە شقلاوة شه\u200cقلاوه\u200c'],
    ['KRD', 'Karrada Karada الكرادة کەڕادە'],
    ['aCR', 'Ashar العشار عەشار'],
    ['aKR', 'Akre Aqrah عقرة ئاکرێ'],
    ['aMR', 'Amara العمارة عەمارە 3amara'],
    ['DKN', 'Dukan Dokan دووکان دوكان'],
    ['KuT', 'Kut Koot الكوت کووت'],
    ['HiT', 'Hit Heet هيت هیت'],
    ['DWN', 'Diwaniyah الديوانية دیوانییە'],
    ['BKB', 'Baqubah ba3quba بعقوبة بەعقووبە'],
    ['ZMBK', 'Zanbaq Zambak الزنبق زەمبەق'],
    ['RZN', 'Rawzana الروزنة ڕۆزنە'],
    ['HTW', 'Hataw هتاو هەتاو'],
    ['TRJ', 'Tirozh تيروج تیرۆژ'],
    ['XTW', 'Khutwa الخطوة خوتوە'],
    ['WLNT', 'Walnut وولنت'],
  ])('%s: %s', (sound, words) => {
    expect(words.split(' ').map(soundOf)).toEqual(words.split(' ').map(() => sound))
  })

  test.each([
    ['Kut', 'Kit'],
    ['Najaf', 'Anbar'],
    ['Halabja', 'Hilla'],
    ['Kirkuk', 'Karkh'],
    ['Duhok', 'Dukan'],
  ])('%s and %s sound different', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)))

  test.each(['', 'a', 'من', 'في', 'go', 'Ur', '100', '24h', 'Ωmega', '東京', 'Москва'])(
    'nothing is said of %j',
    (word) => {
      expect(soundOf(word)).toBeNull()
    },
  )
})

describe('soundsOf', () => {
  test.each([
    ['pine', 'باين'],
    ['shade', 'شيد'],
    ['house', 'هاوس'],
    ['care', 'كير'],
    ['night', 'نايت'],
    ['lake', 'ليك'],
    ['palace', 'بالاس'],
    ['village', 'فيلج'],
    ['square', 'سكوير'],
    ['tower', 'تاور'],
    ['ferry', 'فيري'],
  ])('%s is spoken as %s', (word, written) => expect(soundsOf(word)).toContain(soundOf(written)))

  test.each(['Basra', 'Duhok', 'بغداد'])('%s sounds like itself alone', (word) =>
    expect(soundsOf(word)).toEqual([soundOf(word)]),
  )
})

describe('otherSoundsOf', () => {
  test.each([
    ['nokhatha', 'نوخذة'],
    ['kathimiya', 'الكاظمية'],
    ['unshudat', 'أنشودة'],
    ['پاین', 'pine'],
    ['ڕۆزوۆتەر', 'rosewater'],
    ['روزووتر', 'rosewater'],
    ['جاردن', 'garden'],
    ['بيتش', 'beach'],
    ['الموند', 'almond'],
    ['klasheki', 'کڵاش'],
    ['baghakan', 'باغ'],
  ])('%s may be %s', (word, other) => expect(otherSoundsOf(word)).toContain(soundOf(other)))

  test.each(['kat', 'basra', 'بصرة', '東京'])('%s sounds like itself alone', (word) =>
    expect(otherSoundsOf(word)).toEqual([]),
  )
})
