import type { TileFeature } from './decode-tile.ts'
import { mixColors } from './style-color.ts'

/** The inputs of an expression. Without a feature it holds for the whole layer. */
export type StyleScope = { zoom: number; feature: TileFeature | null; names?: Record<string, unknown> }
type Operator = (input: unknown[], scope: StyleScope) => unknown

/** A value of a style by the MapLibre specification: plain, by stops of the zoom, or an expression. Unknown ones are undefined. */
export function evaluate(value: unknown, scope: StyleScope): unknown {
  if (isRecord(value)) return evaluateStops(value, scope)
  if (!Array.isArray(value)) return value
  const [name, ...input] = value
  if (typeof name !== 'string') return value
  const lazy = lazyOperators[name]
  if (lazy) return lazy(input, scope)
  const operator = operators[name]
  return operator
    ? operator(
        input.map((part) => evaluate(part, scope)),
        scope,
      )
    : undefined
}

/** Whether it says something else for each feature. */
export const usesFeature = (value: unknown): boolean => mentions(value, featureOperators) || isPropertyFunction(value)
export const usesZoom = (value: unknown): boolean => mentions(value, ['zoom']) || isRecord(value)

const featureOperators = ['get', 'has', '!has', 'properties', 'geometry-type', 'id', 'feature-state']
const isPropertyFunction = (value: unknown): boolean => isRecord(value) && 'property' in value
const mentions = (value: unknown, names: readonly string[]): boolean =>
  Array.isArray(value) && (names.includes(value[0]) || value.some((part) => mentions(part, names)))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const lazyOperators: Record<string, Operator> = {
  literal: ([value]) => value,
  case: (input, scope) => {
    for (let at = 0; at + 1 < input.length; at += 2)
      if (evaluate(input[at], scope)) return evaluate(input[at + 1], scope)
    return input.length % 2 === 1 ? evaluate(input.at(-1), scope) : undefined
  },
  match: ([subject, ...arms], scope) => {
    const found = evaluate(subject, scope)
    for (let at = 0; at + 1 < arms.length; at += 2)
      if (Array.isArray(arms[at]) ? (arms[at] as unknown[]).includes(found) : arms[at] === found)
        return evaluate(arms[at + 1], scope)
    return evaluate(arms.at(-1), scope)
  },
  coalesce: (input, scope) => {
    for (const part of input) {
      const found = evaluate(part, scope)
      if (found !== undefined && found !== null) return found
    }
    return undefined
  },
  all: (input, scope) => input.every((part) => evaluate(part, scope)),
  any: (input, scope) => input.some((part) => evaluate(part, scope)),
  step: ([subject, ...stops], scope) => {
    const at = Number(evaluate(subject, scope))
    let chosen = stops[0]
    for (let index = 1; index + 1 < stops.length; index += 2) if (at >= Number(stops[index])) chosen = stops[index + 1]
    return evaluate(chosen, scope)
  },
  interpolate: ([curve, subject, ...stops], scope) => {
    const pairs = Array.from({ length: stops.length / 2 }, (_, index): [number, unknown] => [
      Number(stops[index * 2]),
      stops[index * 2 + 1],
    ])
    const base = Array.isArray(curve) && curve[0] === 'exponential' ? Number(curve[1]) : 1
    return interpolate(pairs, Number(evaluate(subject, scope)), base, scope)
  },
  let: (input, scope) => {
    const names = { ...scope.names }
    for (let at = 0; at + 1 < input.length; at += 2) names[String(input[at])] = evaluate(input[at + 1], scope)
    return evaluate(input.at(-1), { ...scope, names })
  },
}
lazyOperators['interpolate-hcl'] = lazyOperators.interpolate as Operator
lazyOperators['interpolate-lab'] = lazyOperators.interpolate as Operator

function interpolate(stops: readonly [number, unknown][], at: number, base: number, scope: StyleScope): unknown {
  const next = stops.findIndex(([stop]) => stop > at)
  if (next <= 0) return evaluate(stops.at(next)?.[1], scope)
  const [[low, before], [high, after]] = [stops[next - 1] ?? [0, 0], stops[next] ?? [0, 0]]
  const share = base === 1 ? (at - low) / (high - low) : (base ** (at - low) - 1) / (base ** (high - low) - 1)
  const [one, other] = [evaluate(before, scope), evaluate(after, scope)]
  if (typeof one === 'number' && typeof other === 'number') return one + (other - one) * share
  if (typeof one === 'string' && typeof other === 'string') return mixColors(one, other, share)
  return one
}

/** The older way of writing the same. */
function evaluateStops(
  { stops, base = 1, property, type, default: other }: Record<string, unknown>,
  scope: StyleScope,
): unknown {
  if (!Array.isArray(stops)) return undefined
  const subject = typeof property === 'string' ? scope.feature?.properties[property] : scope.zoom
  const pairs = stops as [number, unknown][]
  if (type === 'categorical') return pairs.find(([value]) => value === subject)?.[1] ?? other
  if (typeof subject !== 'number') return other
  if (type === 'interval' || typeof pairs[0]?.[1] === 'boolean' || isWord(pairs[0]?.[1]))
    return pairs.findLast(([stop]) => stop <= subject)?.[1] ?? pairs[0]?.[1]
  return interpolate(pairs, subject, Number(base), scope)
}

const isWord = (value: unknown): boolean => typeof value === 'string' && !/^(#|rgb|hsl)/.test(value)

const compare = (one: unknown, other: unknown, holds: (difference: number) => boolean): boolean =>
  typeof one === typeof other &&
  holds((one as number) < (other as number) ? -1 : (one as number) > (other as number) ? 1 : 0)

const propertyOf = (name: unknown, { feature }: StyleScope): unknown => feature?.properties[String(name)]

const operators: Record<string, Operator> = {
  zoom: (_, { zoom }) => zoom,
  get: ([name, from], scope) => (isRecord(from) ? from[String(name)] : propertyOf(name, scope)),
  has: ([name], scope) => propertyOf(name, scope) !== undefined,
  properties: (_, { feature }) => feature?.properties,
  'geometry-type': (_, { feature }) => feature?.shape,
  id: (_, { feature }) => feature?.id,
  var: ([name], { names }) => names?.[String(name)],
  '!': ([value]) => !value,
  '==': ([one, other]) => one === other,
  '!=': ([one, other]) => one !== other,
  '<': ([one, other]) => compare(one, other, (difference) => difference < 0),
  '<=': ([one, other]) => compare(one, other, (difference) => difference <= 0),
  '>': ([one, other]) => compare(one, other, (difference) => difference > 0),
  '>=': ([one, other]) => compare(one, other, (difference) => difference >= 0),
  in: ([part, whole]) =>
    Array.isArray(whole) ? whole.includes(part) : typeof whole === 'string' && whole.includes(String(part)),
  at: ([index, list]) => (Array.isArray(list) ? list[Number(index)] : undefined),
  length: ([value]) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0),
  slice: ([value, from, to]) =>
    typeof value === 'string' || Array.isArray(value) ? value.slice(Number(from), to as number | undefined) : undefined,
  'index-of': ([part, whole]) => (typeof whole === 'string' ? whole.indexOf(String(part)) : -1),
  concat: (input) => input.map(toText).join(''),
  format: (input) => input.filter((part) => typeof part === 'string').join(''),
  upcase: ([value]) => toText(value).toUpperCase(),
  downcase: ([value]) => toText(value).toLowerCase(),
  string: (input) => input.find((value) => typeof value === 'string'),
  number: (input) => input.find((value) => typeof value === 'number'),
  boolean: (input) => input.find((value) => typeof value === 'boolean'),
  'to-string': ([value]) => toText(value),
  'number-format': ([value]) => toText(value),
  'to-number': ([value]) => Number(value ?? 0),
  'to-boolean': ([value]) => Boolean(value),
  'to-color': ([value]) => value,
  rgb: ([red, green, blue]) => `rgb(${red},${green},${blue})`,
  rgba: ([red, green, blue, alpha]) => `rgba(${red},${green},${blue},${alpha})`,
  typeof: ([value]) => (value === undefined ? 'null' : typeof value),
  'is-supported-script': () => true,
  '+': (input) => input.reduce((sum: number, part) => sum + Number(part), 0),
  '*': (input) => input.reduce((product: number, part) => product * Number(part), 1),
  '-': ([one, other]) => (other === undefined ? -Number(one) : Number(one) - Number(other)),
  '/': ([one, other]) => Number(one) / Number(other),
  '%': ([one, other]) => Number(one) % Number(other),
  '^': ([one, other]) => Number(one) ** Number(other),
  min: (input) => Math.min(...input.map(Number)),
  max: (input) => Math.max(...input.map(Number)),
  ...Object.fromEntries(
    (['abs', 'ceil', 'floor', 'round', 'sqrt', 'log2', 'log10', 'sin', 'cos', 'tan'] as const).map((name) => [
      name,
      ([value]: unknown[]) => Math[name](Number(value)),
    ]),
  ),
}

const toText = (value: unknown): string => (value === undefined || value === null ? '' : String(value))
