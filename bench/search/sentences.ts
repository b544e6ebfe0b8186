import { readSentence } from '../../src/search/meaning/read-sentence.ts'
import { sentenceNames } from '../../src/search/meaning/testing/names.ts'

const sentences = [
  'cheap hotels near imam ali shrine for 2 adults and 2 kids aged 4 and 7 under 100 dollars this weekend',
  'فندق بالنجف يم الحرم لعائلة من ٦ اشخاص اقل من ٥٠ الف ليلة الخميس الجاي بدون فطور',
  'هوتێلی چوار ئەستێرە لە هەولێر بۆ ٤ کەس بە مەلەوانگەی ژنان لە ١٢ی ئازار تا ١٥ی ئازار',
  'flights from Baghdad to Istanbul next month',
]
const hostile = [
  'من '.repeat(66),
  'near '.repeat(40),
  'لە '.repeat(66),
  '5 '.repeat(100),
  'without '.repeat(25),
  'and '.repeat(50),
  '1/'.repeat(100),
  'الحرم '.repeat(33),
]

const setting = { locale: 'en', today: '2026-11-17', names: sentenceNames } as const
const rounds = 500

/** Processor time of one reading in milliseconds: the middle one and the 99th of a hundred. */
function measure(text: string): { median: number; p99: number } {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    readSentence(text, setting)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }).sort((one, other) => one - other)
  return { median: times[rounds / 2] ?? 0, p99: times[Math.floor(rounds * 0.99)] ?? 0 }
}

// The compiler needs some rounds before it knows the code.
for (let round = 0; round < rounds; round++) for (const text of [...sentences, ...hostile]) readSentence(text, setting)
for (const text of [...sentences, ...hostile]) {
  const { median, p99 } = measure(text)
  console.log(`${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms: ${text.slice(0, 50)}`)
}
