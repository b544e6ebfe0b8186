import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { type Locale, locales } from '../../domain/text/locale.ts'

/** `text` has `{}` for each value of a template. `key`: the path in its catalogue, such as `problem.soldOut`. */
export type CatalogueText = { file: string; key: string; text: string }

const src = fileURLToPath(new URL('../..', import.meta.url))
const noCatalogue = /\.test\.ts$|(^|\/)testing\//
const outside = ['gateways/payments/sandbox/sandbox-text.ts']

/** All texts of a language, read from the sources: what a function returns is seen too, whatever it is called with. */
export function readTexts(locale: Locale): CatalogueText[] {
  const others = locales.filter((one) => one !== locale)
  const isOther = new RegExp(`(^|/)(${others.join('|')})\\.ts$`)
  const files = readdirSync(join(src, 'i18n'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !noCatalogue.test(name) && !isOther.test(name))
    .map((name) => `i18n/${name}`)
  return [...files.sort(), ...outside].flatMap((file) => textsOf(file, locale))
}

type Node = { type?: string; [field: string]: unknown }

function textsOf(file: string, locale: Locale): CatalogueText[] {
  const texts: CatalogueText[] = []
  const walk = (value: unknown, path: string[]): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, path)
    else if (isNode(value)) visit(value, path)
  }
  const visit = (node: Node, path: string[]): void => {
    if (isSkipped(node)) return
    const text = textOf(node)
    if (text !== null && isIn[locale](text)) texts.push({ file, key: path.join('.'), text })
    const name = nameOf(node)
    if (name !== locale && isLocale(name)) return
    for (const child of childrenOf(node)) walk(child, name === null || name === locale ? path : [...path, name])
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

const arabicLetter = /[\u0600-\u06ff]/

/** A name of the code has no space and no capital at its beginning. */
const isEnglish = (text: string): boolean =>
  /^[“:{#]|^[A-Z]|[a-z] /.test(text) && /[a-z]{2}/.test(text) && !arabicLetter.test(text)

const isArabicScript = (text: string): boolean => arabicLetter.test(text)

const isIn: Record<Locale, (text: string) => boolean> = { en: isEnglish, ar: isArabicScript, ku: isArabicScript }

const isLocale = (name: string | null): boolean => locales.some((one) => one === name)

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
