type Check<T> = (value: unknown) => value is T

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
export const isNumber = (value: unknown): value is number => typeof value === 'number'

export const isNullOr =
  <T>(check: Check<T>): Check<T | null> =>
  (value) =>
    value === null || check(value)

export const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check)

/** Whether a stored value has these properties, each of its type. Other properties are not looked at. */
export const hasShape =
  <T extends object>(shape: { [Name in keyof T]: Check<T[Name]> }) =>
  (value: unknown): value is T =>
    isRecord(value) && Object.entries<Check<unknown>>(shape).every(([name, check]) => check(value[name]))
