import { toLatinDigits } from './digits.ts'

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}\u0640]/gu

/** Letters that nobody can tell from Latin ones, beside those: Cyrillic, Greek, Lisu, and the small capitals of fancy texts. */
const lookalikePairs = [
  ['аеорсхуіјѕԁԛԝһАВЕКМНОРСТХкмтЅІЈУ', 'aeopcxyijsdqwhABEKMHOPCTXkmtSIJY'],
  ['οανικρτυΑΒΕΟΤΧΙΚΜΝΡΥΖΗ', 'oavikptuABEOTXIKMNPYZH'],
  ['ꓐꓑꓓꓔꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTKJCZFMNLSRVHWXYAEIOU'],
  ['ᴀʙᴄᴅᴇꜰғɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdeffghijklmnoprstuvwyz'],
] as const

const lookalikes = new Map(
  lookalikePairs.flatMap(([letters, latin]) => [...letters].map((letter, index) => [letter, latin[index] ?? letter])),
)

/**
 * A text as a reader sees it, in plain letters and digits: what is not seen must not hide what is, and neither must a line under a digit,
 * a key around it, or a letter of another script that looks the same.
 */
export const toSeenText = (text: string): string =>
  toLatinDigits(text.normalize('NFKC').replace(unseen, ''))
    .replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : '0'))
    .replace(/[\u0250-\u052f\u1d00-\u1d7f\ua4d0-\ua4ff\ua730\ua731]/g, (letter) => lookalikes.get(letter) ?? letter)
    .replace(/[^\S\n]+/g, ' ')
