import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findProseProblems } from './prose-rules.ts'
import { commentsOf } from './read-comments.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const files = ['src', 'e2e', 'scripts', 'bench', 'demo'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|css)$/.test(name) && !name.includes('.react-router'))
    .map((name) => `${folder}/${name}`),
)

test('comments are plain sentences', () => {
  const found = files.flatMap((file) =>
    findProseProblems(commentsOf(readFileSync(join(root, file), 'utf8'))).map(
      ({ line, rule, text }) => `${file}:${line} ${rule}: ${text}`,
    ),
  )
  expect(found).toEqual([])
})

test('comments are read as their sentences', () => {
  const code = [
    '/**',
    ' * Rejects new requests while',
    ' * the loop lags. Cached pages are served.',
    ' */',
    "const url = 'https://example.org' // An address.",
    '// One line,',
    '// and the next.',
    '/** Short. */',
    'const next = 1',
    '/* A style',
    '   of its own. */',
  ].join('\n')
  expect(commentsOf(code)).toEqual([
    { line: 1, text: 'Rejects new requests while the loop lags.' },
    { line: 1, text: 'Cached pages are served.' },
    { line: 6, text: 'One line, and the next.' },
    { line: 8, text: 'Short.' },
    { line: 10, text: 'A style of its own.' },
  ])
})
