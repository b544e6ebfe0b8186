import { type Line, toPhrases } from '../phrases.ts'

const lines: readonly Line<number>[] = [
  [1, 'one', 'واحد, واحدة, وحدة', 'یەک', 'wahid, yak, yek'],
  [2, 'two', 'اثنين, اثنان, ثنين, اثنتين', 'دوو', 'thnen, ithnen, dw, du'],
  [3, 'three', 'ثلاثة, ثلاث, تلاثة, تلاث, ثلث', 'سێ', 'thlatha, tlatha, se'],
  [4, 'four', 'اربعة, اربع', 'چوار', 'arba3a, chwar'],
  [5, 'five', 'خمسة, خمس', 'پێنج', 'khamsa, 5amsa, penj'],
  [6, 'six', 'ستة, ست', 'شەش', 'sitta, shash'],
  [7, 'seven', 'سبعة, سبع', 'حەوت, هەوت', 'sab3a, hawt'],
  [8, 'eight', 'ثمانية, ثمان, ثماني, ثمن', 'هەشت', 'thmanya, hasht'],
  [9, 'nine', 'تسعة, تسع', 'نۆ', 'tis3a'],
  [10, 'ten', 'عشرة, عشر', 'دە', '3ashra'],
  [11, 'eleven', 'احدى عشر, احد عشر, دعش, حدعش, احدعش', 'یازدە, یانزە'],
  [12, 'twelve', 'اثنا عشر, اثني عشر, اثنى عشر, طنعش, اثنعش, دطنعش', 'دوازدە, دوانزە'],
  [13, 'thirteen', 'ثلاثة عشر, تلطعش, ثلطعش', 'سێزدە, سیانزە'],
  [14, 'fourteen', 'اربعة عشر, اربعطعش', 'چواردە'],
  [15, 'fifteen', 'خمسة عشر, خمسطعش, خمسطعش', 'پازدە, پانزە'],
  [16, 'sixteen', 'ستة عشر, سطعش', 'شازدە, شانزە'],
  [17, 'seventeen', 'سبعة عشر, سبعطعش', 'حەڤدە, هەڤدە'],
  [18, 'eighteen', 'ثمانية عشر, ثمنطعش', 'هەژدە'],
  [19, 'nineteen', 'تسعة عشر, تسعطعش', 'نۆزدە'],
  [20, 'twenty', 'عشرين, عشرون', 'بیست'],
  [25, 'twenty five', 'خمسة وعشرين, خمسة و عشرين', 'بیست و پێنج'],
  [30, 'thirty', 'ثلاثين, ثلاثون, تلاثين', 'سی'],
  [40, 'forty', 'اربعين', 'چل'],
  [50, 'fifty', 'خمسين', 'پەنجا'],
]

/** Numbers that count people, rooms, nights or stars, as they are spoken. */
export const spokenCounts = toPhrases(lines)
