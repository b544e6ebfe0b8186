import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Setting, settings } from '../src/server/settings.ts'

const documentation = fileURLToPath(new URL('../docs/configuration.md', import.meta.url))
const example = fileURLToPath(new URL('../.env.example', import.meta.url))

const all: [string, Setting][] = Object.entries(settings)

const isRow = (line: string): boolean => line.startsWith('|')

/** The page with its table made anew; what stands around the table is written by hand. */
function toPage(page: string): string {
  const rows = all.map(([name, { default: usual = '', meaning, isSecret }]) =>
    ['', `\`${name}\``, usual, isSecret ? 'yes' : '', meaning, ''].join(' | ').replace(/ {2,}/g, ' ').trim(),
  )
  const lines = page.split('\n')
  const first = lines.findIndex(isRow)
  const before = lines.slice(0, first)
  const after = lines.slice(first).filter((line) => !isRow(line))
  return [...before, '| Variable | Default | Secret | What it means |', '|---|---|---|---|', ...rows, ...after].join(
    '\n',
  )
}

/** Every setting, commented out: a copy of the file changes nothing until a line is. */
const toExample = (): string =>
  [
    '# Every setting has a default that works on a fresh machine. Made from src/server/settings.ts by `npm run docs:config`.',
    '# Safar reads its environment, not this file: hand a copy to it by your process manager, or by `docker compose`.',
    ...all.flatMap(([name, { default: usual = '', meaning, isSecret }]) => [
      '',
      ...wrap(meaning.replaceAll('`', '') + (isSecret ? ' Keep it secret.' : '')),
      `# ${name}=${usual.startsWith('`') ? usual.replaceAll('`', '') : ''}`,
    ]),
    '',
  ].join('\n')

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
  { path: documentation, text: toPage(readFileSync(documentation, 'utf8')) },
  { path: example, text: toExample() },
]

if (import.meta.main) for (const { path, text } of configDocs()) writeFileSync(path, text)
