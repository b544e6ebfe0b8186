import { toLatinDigits } from './digits.ts'

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}\u0640]/gu

/** Letters that look like Latin ones: Cyrillic, Greek, Lisu, and the small capitals of fancy texts. */
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
 * A text as readers see it, in plain letters and digits. Invisible signs, a line under a digit, a key around it, or a look-alike letter of
 * another script must not hide a contact.
 */
export const toSeenText = (text: string): string =>
  toLatinDigits(text.normalize('NFKC').replace(unseen, ''))
    .replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : '0'))
    .replace(/[\u0250-\u052f\u1d00-\u1d7f\ua4d0-\ua4ff\ua730\ua731]/g, (letter) => lookalikes.get(letter) ?? letter)
    .replace(/[^\S\n]+/g, ' ')
