type Block = { prelude: string; parents: readonly string[]; declarations: string[] }

/**
 * What one of the oldest browsers (scripts/browsers.ts) would drop of a built style sheet: nested rules, newer at-rules, selectors that
 * one unknown name makes void, and newer units, functions and values without an older one before them or an `@supports` that asks.
 */
export function checkStyles(styles: string): string[] {
  const blocks = readBlocks(styles)
  return [...blocks.flatMap(checkBlock), ...findUnset(blocks)]
}

const knownAtRules = /^@(layer|supports|media|keyframes|font-face|property|page|import|charset|namespace)\b/
const newerPseudos =
  /:(popover-open|open|dir\(|modal|user-(in)?valid|state\(|autofill|has-slotted|nth-(last-)?child\([^)]* of )|::(details-content|highlight|view-transition|picker|checkmark|scroll-)/
const newerValues: Record<string, RegExp> = {
  units: /\d([dls]v([hwib]|min|max)|r?lh|rcap|rex|ric|cq([whib]|min|max))\b/,
  colors: /\b(color-mix|light-dark|oklch|oklab|lab|lch|color|contrast-color)\(/,
  'a color space': /gradient\([^,]*\bin /,
  functions:
    /(^|[\s(,])(round|mod|rem|sin|cos|tan|a?sin|acos|atan2?|pow|sqrt|hypot|log|exp|abs|sign|anchor(-size)?|linear|if|calc-size|sibling-(index|count))\(/,
  'a value': /(^|\s)subgrid\b/,
}
/** A layout that is made of one of these falls apart where it is not known. */
const newerProperties =
  /^(container(-type|-name)?|anchor-name|position-(anchor|area|try)|field-sizing|interpolate-size|text-box|reading-flow)$/
/** Known by these names alone to some of them. */
const prefixed = /^(mask(-image)?|backdrop-filter|user-select|box-decoration-break)$/

function checkBlock(block: Block): string[] {
  const { prelude, parents, declarations } = block
  const say = (what: string): string[] => [`${what}: ${[...parents, prelude].join(' ').slice(-160)}`]
  if (prelude.startsWith('@'))
    return knownAtRules.test(prelude) && !/@media[^{]*[<>]/.test(prelude) ? [] : say('at-rule')
  if (isWithin(parents, '@keyframes')) return []
  const isNested = parents.some((outer) => !outer.startsWith('@')) || /(?<!\\)&/.test(prelude)
  const [pseudo] = newerPseudos.exec(withoutForgiving(prelude)) ?? []
  const isAskedFor = pseudo && parents.some((outer) => outer.startsWith('@supports') && outer.includes(pseudo))
  return [
    ...(isNested ? say('nesting') : []),
    ...(pseudo && !isAskedFor ? say(pseudo) : []),
    ...declarations.flatMap((declaration, index) =>
      checkDeclaration(declaration, declarations.slice(0, index), parents).flatMap((what) =>
        say(`${what} (${declaration})`),
      ),
    ),
  ]
}

function checkDeclaration(declaration: string, before: string[], parents: readonly string[]): string[] {
  const [property, value] = split(declaration)
  const hasFallback = (is: (older: string) => boolean) =>
    !property.startsWith('--') && before.some((one) => split(one)[0] === property && is(split(one)[1]))
  const newer = Object.entries(newerValues).filter(
    ([, pattern]) =>
      pattern.test(value) &&
      !hasFallback((older) => !pattern.test(older)) &&
      !parents.some((outer) => outer.startsWith('@supports') && pattern.test(outer)),
  )
  const hasPrefixed = before.some((one) => split(one)[0] === `-webkit-${property}`)
  return [
    ...newer.map(([name]) => name),
    ...(newerProperties.test(property) ? ['a property'] : []),
    ...(prefixed.test(property) && !hasPrefixed ? ['no prefix'] : []),
    // Safari 15 shows content beyond the edge.
    ...(/^overflow(-[a-z]+)?$/.test(property) && value.includes('clip') && !hasFallback(() => true) ? ['clip'] : []),
  ]
}

/** In a browser without `@property`, a rule must set its initial value. */
function findUnset(blocks: readonly Block[]): string[] {
  const isSet = new Set(
    blocks
      .filter(({ parents }) => isWithin(parents, '@layer properties'))
      .flatMap(({ declarations }) => declarations.map((one) => split(one)[0])),
  )
  const names = blocks.filter(({ prelude }) => prelude.startsWith('@property ')).map(({ prelude }) => prelude.slice(10))
  return names.filter((name) => !isSet.has(name)).map((name) => `@property alone: ${name}`)
}

const isWithin = (parents: readonly string[], name: string): boolean => parents.some((outer) => outer.startsWith(name))

function split(declaration: string): [property: string, value: string] {
  const colon = declaration.indexOf(':')
  return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
}

/** `:is()` and `:where()` leave out what they do not know. Escaped signs belong to the name of a class. */
function withoutForgiving(selector: string): string {
  let rest = selector.replace(/\\./g, '')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/:(is|where)\([^()]*\)/g, '').replace(/(:(?:is|where)\([^()]*)\([^()]*\)/g, '$1')
  }
  return rest
}

/** Each block with its own declarations and those blocks that it stands in. */
function readBlocks(styles: string): Block[] {
  const blocks: Block[] = []
  const open: Block[] = []
  let text = ''
  const endDeclaration = () => {
    if (text.trim()) open.at(-1)?.declarations.push(text.trim())
    text = ''
  }
  for (const [token] of styles.matchAll(/\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|url\([^)]*\)|[\s\S]/gs)) {
    if (token.startsWith('/*')) continue
    if (token === '{') {
      const block = { prelude: text.trim(), parents: open.map(({ prelude }) => prelude), declarations: [] }
      blocks.push(block)
      open.push(block)
      text = ''
    } else if (token === '}') {
      endDeclaration()
      open.pop()
    } else if (token === ';') endDeclaration()
    // The words of a text say nothing of a value.
    else text += /^["']/.test(token) ? '""' : token
  }
  return blocks
}
