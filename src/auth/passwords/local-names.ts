/** What people here are called, where they live and what they say: the first words of whoever guesses here. In small letters. */
const latin = `
  safar safari travel tourism hotel hotels booking ticket umrah hajj visa
  iraq iraqi aliraq baghdad basra basrah mosul erbil arbil hawler hewler sulaymaniyah sulaimaniyah sulaimani sulaymani slemani suli
  duhok dohuk kirkuk karkuk najaf karbala kerbala nasiriyah amara samawah diwaniyah hilla babil babylon wasit ramadi anbar
  fallujah tikrit samarra diyala baqubah halabja zakho shaqlawa rawanduz mesopotamia dijla furat tigris euphrates
  kurdistan kurdstan kurd kurdish peshmerga arab arabic
  mohammed muhammed mohammad muhammad mohamed ahmed ahmad ali hassan hasan hussein hussain husain omar othman abbas karrar haider
  haidar hayder mustafa mustapha yousif yousef yusuf ibrahim ismail abdullah abdulrahman abdul mahmoud mahmood khalid khaled
  saif sajad jaafar jafar salam salman tariq waleed walid zaid zaki zahra zahraa fatima fatimah maryam mariam zainab zaynab
  noor nour noora sara sarah layla leila laila hawra ruqaya teba huda hiba rania dunya shahad amir ameer amira murtada
  aras azad karwan rebin rebwar hiwa soran dilan dlshad dilshad shwan sherko bakhtiar shilan avin hero tara zhyan lana narin
  rojin barzan sardar salar kamaran hemin zana hawar rawand
  allah bismillah inshallah mashallah alhamdulillah subhanallah habibi habibti hayati qalbi omri yaali yahussein
`

const arabic = `
  سفر سەفەر العراق عراق عێراق بغداد بەغدا البصرة بەسرە الموصل مووسڵ اربيل أربيل هەولێر السليمانية سلێمانی دهوك دهۆک كركوك کەرکووک
  النجف كربلاء کوردستان كردستان حەلەبجە زاخۆ محمد احمد أحمد علي حسن حسين عباس فاطمة زينب مريم زهراء نور سارة
  ئاراس ئازاد شيلان الله بسمالله انشاءالله حبيبي حبيبتي حياتي
`

const list = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** One letter for those that keyboards write in two ways. */
export const foldLetters = (text: string): string =>
  text
    .replace(/[يىی]/g, 'ی')
    .replace(/[كک]/g, 'ک')
    .replace(/[هەة]/g, 'ه')
    .replace(/[أإآٱ]/g, 'ا')

export const localNames: ReadonlySet<string> = new Set([...list(latin), ...list(arabic).map(foldLetters)])
