import { evaluate, type StyleScope } from './style-expression.ts'

/** Whether a layer shows a feature. Filters are expressions, or the older lists that name a property where those have `get`. */
export function matches(filter: unknown, scope: StyleScope): boolean {
  if (!Array.isArray(filter)) return filter !== false
  const [name, ...input] = filter as [string, ...unknown[]]
  if (name === 'all') return input.every((part) => matches(part, scope))
  if (name === 'any') return input.some((part) => matches(part, scope))
  if (name === 'none') return !input.some((part) => matches(part, scope))
  if (name === '!has') return !evaluate(['has', input[0]], scope)
  if (name === '!in') return !isAmong(input, scope)
  if (name === '!' && input.length === 1) return !matches(input[0], scope)
  const [first, ...others] = input
  if (name === 'in' && typeof first === 'string' && others.every((part) => !Array.isArray(part)) && others.length !== 1)
    return isAmong(input, scope)
  if (/^([=!]=|[<>]=?)$/.test(name) && typeof first === 'string' && !Array.isArray(others[0]))
    return Boolean(evaluate([name, toSubject(first), ...others], scope))
  return Boolean(evaluate(filter, scope))
}

const toSubject = (name: string): unknown =>
  name === '$type' ? ['geometry-type'] : name === '$id' ? ['id'] : ['get', name]

const isAmong = ([name, ...values]: unknown[], scope: StyleScope): boolean =>
  values.includes(evaluate(toSubject(String(name)), scope))
