import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract, type Key, specOf } from '../src/contract/contract.ts'
import { toLimitsTable } from '../src/domain/limits/limits-table.ts'
import { toRightsTable } from '../src/domain/organisations/rights-table.ts'
import { type Setting, settings } from '../src/server/settings.ts'

const pathOf = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))
const configuration = pathOf('docs/operations/reference/configuration.md')
const limits = pathOf('docs/operations/reference/limits.md')
const rights = pathOf('docs/reference/rights.md')
const example = pathOf('.env.example')

const all: [string, Setting][] = Object.entries(settings)

const mark = '<!-- made by npm run docs:config -->'

/** The page with what stands between its two marks made anew. The rest is written by hand. */
function withTable(path: string, table: string): string {
  const [before, , after] = readFileSync(path, 'utf8').split(mark)
  return [before, `\n${table}\n`, after].join(mark)
}

function toSettingsTable(): string {
  const rows = all.map(([name, { default: usual = '', meaning, isSecret }]) =>
    ['', `\`${name}\``, usual, isSecret ? 'yes' : '', meaning, ''].join(' | ').replace(/ {2,}/g, ' ').trim(),
  )
  return ['| Variable | Default | Secret | Meaning |', '|---|---|---|---|', ...rows].join('\n')
}

const callsWithRight = () =>
  (Object.keys(contract) as Key[]).flatMap((key) => {
    const { right } = specOf(key)
    return right ? [{ key, right }] : []
  })

/** Every setting, commented out: a copy of the file changes nothing until a line is. */
const toExample = (): string =>
  [
    '# Every setting has a default that works on a new machine. Made from src/server/settings.ts by `npm run docs:config`.',
    '# Safar reads its environment, not this file: pass a copy to it with systemd, another process manager, or `docker compose`.',
    ...all.flatMap(([name, { default: usual = '', meaning, isSecret }]) => [
      '',
      ...wrap(toPlainText(meaning) + (isSecret ? ' Keep it secret.' : '')),
      `# ${name}=${usual.startsWith('`') ? usual.replaceAll('`', '') : ''}`,
    ]),
    '',
  ].join('\n')

const toPlainText = (markdown: string): string => markdown.replaceAll('`', '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

function wrap(text: string): string[] {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length < 118) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines
}

export const configDocs = (): { path: string; text: string }[] => [
  { path: configuration, text: withTable(configuration, toSettingsTable()) },
  { path: limits, text: withTable(limits, toLimitsTable()) },
  { path: rights, text: withTable(rights, toRightsTable(callsWithRight())) },
  { path: example, text: toExample() },
]

if (import.meta.main) for (const { path, text } of configDocs()) writeFileSync(path, text)
