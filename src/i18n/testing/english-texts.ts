import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** `text` has `{}` for each value of a template. `key`: the path in its catalogue, such as `problem.soldOut`. */
export type EnglishText = { file: string; key: string; text: string }

const src = fileURLToPath(new URL('../..', import.meta.url))
const otherLanguages = /(^|\/)(ar|ku)\.ts$|\.test\.ts$|(^|\/)testing\//
const outside = ['gateways/payments/sandbox/sandbox-text.ts']

/** All English texts, read from the sources: what a function returns is seen too, whatever it is called with. */
export function readEnglishTexts(): EnglishText[] {
  const files = readdirSync(join(src, 'i18n'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !otherLanguages.test(name))
    .map((name) => `i18n/${name}`)
  return [...files.sort(), ...outside].flatMap(textsOf)
}

type Node = { type?: string; [field: string]: unknown }

function textsOf(file: string): EnglishText[] {
  const texts: EnglishText[] = []
  const walk = (value: unknown, path: string[]): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, path)
    else if (isNode(value)) visit(value, path)
  }
  const visit = (node: Node, path: string[]): void => {
    if (isSkipped(node)) return
    const text = textOf(node)
    if (text !== null && isEnglish(text)) texts.push({ file, key: path.join('.'), text })
    const name = nameOf(node)
    if (name === 'ar' || name === 'ku') return
    for (const child of childrenOf(node)) walk(child, name === null || name === 'en' ? path : [...path, name])
  }
  walk(parseSync(file, readFileSync(join(src, file), 'utf8')).program, [])
  return texts
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Types, imports and comparisons hold names of the code. */
const isSkipped = ({ type = '', operator }: Node): boolean =>
  /^(Import|TSType|TSInterface|TSUnion|TSLiteral|ExportAll)/.test(type) ||
  (type === 'BinaryExpression' && /[=<>]/.test(String(operator)))

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
}

/** A name of the code has no space and no capital at its beginning. */
const isEnglish = (text: string): boolean =>
  /^[“:{#]|^[A-Z]|[a-z] /.test(text) && /[a-z]{2}/.test(text) && !/[؀-ۿ]/.test(text)

function nameOf(node: Node): string | null {
  const named = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : null
  if (!isNode(named)) return null
  return String(named.name ?? named.value)
}

const childrenOf = (node: Node): unknown[] =>
  node.type === 'Property' || node.type === 'SwitchCase'
    ? [node.value ?? node.consequent]
    : node.type === 'VariableDeclarator'
      ? [node.init]
      : Object.entries(node)
          .filter(([field]) => !/^(typeAnnotation|returnType|typeArguments|source)$/.test(field))
          .map(([, child]) => child)
