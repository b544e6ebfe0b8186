import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { operations } from '../../src/api/operator/operations.ts'
import { securityEvents } from '../../src/domain/accounts/security-event.ts'
import { findLongSentences, findProseProblems, lengthOf, toSentences } from './prose-rules.ts'
import { anchorsOf, codeOf, linksOf, sentencesOf } from './read-markdown.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const list = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...list('docs').filter((path) => path.endsWith('.md'))]
const tree = ['src', 'scripts', 'e2e', 'bench', 'demo', 'docs', 'public', '.ci']
  .flatMap((folder) => [folder, ...list(folder)])
  .concat(readdirSync(root))
const endings = new Set(tree.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(index).join('/'))))

describe.each(pages)('%s', (page) => {
  const text = read(page)
  const sentences = sentencesOf(text)

  test('has plain sentences', () => {
    expect(findProseProblems(sentences).map(({ line, rule, text }) => `${page}:${line} ${rule}: ${text}`)).toEqual([])
  })

  test('has 95 of 100 sentences under 30 words', () => {
    const long = findLongSentences(sentences).map(({ line, text }) => `${page}:${line} ${lengthOf(text)}: ${text}`)
    if (long.length > Math.max(1, Math.floor(sentences.length / 20))) expect(long).toEqual([])
  })

  test('links to what is there', () => {
    const broken = linksOf(text).filter(({ target }) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? page : normalize(join(dirname(page), path))
      if (!existsSync(join(root, file))) return true
      return anchor !== undefined && file.endsWith('.md') && !anchorsOf(read(file)).includes(anchor)
    })
    expect(broken.map(({ line, target }) => `${page}:${line} ${target}`)).toEqual([])
  })

  test('names files and folders that are there', () => {
    if (page === 'CHANGELOG.md') return
    const lost = codeOf(text).filter(({ text: code }) => isPath(code) && !isThere(code))
    expect(lost.map(({ line, text: code }) => `${page}:${line} ${code}`)).toEqual([])
  })

  test('names scripts of npm that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const lost = [...text.matchAll(/npm run (?:--\S+ )?([\w:]+)/g)].filter(([, name = '']) => !(name in scripts))
    expect(lost.map(([command]) => `${page}: ${command}`)).toEqual([])
  })

  test('names commands of operators and programs that are there', () => {
    const commands = [...text.matchAll(/npm run ops -- ([a-z][a-z-]+)/g)].filter(
      ([, name = '']) => !(name in operations),
    )
    const programs = [...text.matchAll(/(?:bin\/)?node (scripts\/[\w./-]+)/g)].filter(([, path = '']) => !isThere(path))
    expect([...commands, ...programs].map(([command]) => `${page}: ${command}`)).toEqual([])
  })
})

const isPath = (code: string): boolean =>
  /^(src|scripts|e2e|bench|demo|docs)\/[\w./-]+$/.test(code) || /^[\w][\w./-]*\.(tsx?|mjs|sql|css|md)$/.test(code)

const isThere = (code: string): boolean => endings.has(code.replace(/\/$/, '')) || /^x\./.test(code)

const decisions = pages.filter((page) => /^docs\/decisions\/(?!README)/.test(page))

test.each(decisions)('%s has the form of a decision', (page) => {
  const text = read(page)
  expect(text).toMatch(/^# .+\n\nStatus: .+ · Since: \d{4}-\d\d · Code: .+ · Tests: .+\n/)
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  const form = ['Problem', 'Decision', 'How it works', 'Alternatives', 'Consequences', 'Not done']
  expect(headings.filter((heading) => form.includes(heading ?? ''))).toEqual(form)
})

test.each(['decisions', 'features'])('the index of docs/%s lists every page', (folder) => {
  const listed = linksOf(read(`docs/${folder}/README.md`)).map(({ target }) => target)
  const own = pages.filter((page) => dirname(page) === `docs/${folder}`).map((page) => basename(page))
  expect(own.filter((page) => page !== 'README.md' && !listed.includes(page))).toEqual([])
})

test('code names pages that are there', () => {
  const files = tree.filter((path) => /^(src|scripts|e2e|bench|demo)\/.*\.(tsx?|css|sql)$/.test(path))
  const lost = files.flatMap((file) =>
    [...read(file).matchAll(/docs\/[\w/-]+\.md/g)]
      .filter(([path]) => !existsSync(join(root, path)))
      .map(([path]) => `${file}: ${path}`),
  )
  expect(lost).toEqual([])
})

test('the changelog has one line a change, under 25 words', () => {
  const text = read('CHANGELOG.md')
  const headings = [...text.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)
  expect(headings.filter((heading) => !/^(Added|Changed|Fixed|Removed)$/.test(heading ?? ''))).toEqual([])
  const entries = [...text.matchAll(/^- (.+)$/gm)].map(([, entry = '']) => entry)
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.filter((entry) => lengthOf(entry) >= 25)).toEqual([])
})

test('every alert has a name and a runbook of its own', () => {
  const alerts = [...read('docs/operations/reference/alerts.yml').matchAll(/alert: (\w+)/g)].map(
    ([, name = '']) => name,
  )
  const runbooks = [...read('docs/operations/monitor.md').matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name)
  expect(alerts.filter((name) => !runbooks.includes(name))).toEqual([])
  expect(new Set(alerts).size).toBe(alerts.length)
  expect(alerts.length).toBeGreaterThan(15)
})

test('every metric of an alert or a runbook is there', () => {
  const sources = [...list('src/server/metrics'), ...list('src/server/cache')].filter((path) => path.endsWith('.ts'))
  const code = sources.map(read).join()
  const pages = ['docs/operations/reference/alerts.yml', 'docs/operations/monitor.md'].map(read).join()
  const names = [...pages.matchAll(/\bsafar_[a-z_]+[a-z]/g)].map(([name]) => name.replace(/_bucket$/, ''))
  expect(names.filter((name) => !code.includes(`'${name}`))).toEqual([])
  expect(new Set(names).size).toBeGreaterThan(15)
})

test('every event of the security log is explained', () => {
  const page = read('docs/operations/reference/events.md')
  expect(securityEvents.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test("the operator's page has every command", () => {
  const page = read('docs/operations/daily.md')
  expect(Object.keys(operations).filter((name) => !page.includes(`\`${name}`))).toEqual([])
})

test("the operator's page shows only answers that a command gives", () => {
  const sources = list('src/api/operator').filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  const literals = sources.flatMap((path) => [...read(path).matchAll(/`([^`]+)`|'([^'\n]+)'/g)])
  const patterns = literals.map(([, template, text]) => toPattern(template ?? text ?? ''))
  const rows = read('docs/operations/daily.md').matchAll(/^\| `[a-z-]+[^|]*(?:\\\|[^|]*)*\|[^|]+\|(.+)\|$/gm)
  const shown = [...rows].flatMap(([, answer = '']) =>
    [...answer.matchAll(/`([A-Z0-9][^`]+)`/g)].map(([, text = '']) => text),
  )
  expect(shown.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([])
  expect(shown.length).toBeGreaterThan(20)
})

/** A value of a template is anything. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[$^\\.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

test('the rules find what they are for', () => {
  const page = [
    '# Title',
    'Whoever asks waits. The event is over.',
    '',
    '| Of all | a `cell`, e.g. this one |',
    '```sh',
    'whoever',
    '```',
    '- A point that',
    '  goes on. Next.',
  ].join('\n')
  const sentences = sentencesOf(page)
  expect(sentences.map(({ text }) => text)).toEqual([
    'Title',
    'Whoever asks waits.',
    'The event is over.',
    'Of all',
    'a `cell`, e.g. this one',
    'A point that goes on.',
    'Next.',
  ])
  expect(findProseProblems(sentences).map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '2 begins with "Whoever"',
    '2 says "Whoever"',
    '2 says "is over"',
    '4 begins with "Of"',
  ])
  expect(findLongSentences([{ line: 1, text: 'one '.repeat(30) }])).toHaveLength(1)
  expect(toSentences('It waits 1.5 s. `npm test` runs it.')).toEqual(['It waits 1.5 s.', '`npm test` runs it.'])
  expect(anchorsOf('## One request, from the click to the disk')).toEqual(['one-request-from-the-click-to-the-disk'])
})
