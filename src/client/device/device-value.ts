import { useSyncExternalStore } from 'react'

/** One thing that this device keeps for the site: the same in all its tabs. */
export type DeviceValue<T> = {
  read(): T
  write(value: T): void
  /** The usual value on the server and in the first rendering; then what is kept. */
  useValue(): T
}

/** `parse` gets whatever was stored, by any version of the site or by nobody, and answers the usual value where that is nothing. */
export function deviceValue<T>(name: string, parse: (stored: unknown) => T): DeviceValue<T> {
  const usual = parse(null)
  let known: { text: string | null; value: T } = { text: null, value: usual }
  const listeners = new Set<() => void>()

  const read = (): T => {
    const text = readText()
    if (text !== known.text) known = { text, value: parse(parseJson(text)) }
    return known.value
  }
  const readText = (): string | null => {
    try {
      return localStorage.getItem(name)
    } catch {
      // A browser that keeps nothing for us knows it until the page is left.
      return known.text
    }
  }
  const write = (value: T): void => {
    known = { text: JSON.stringify(value), value }
    try {
      localStorage.setItem(name, JSON.stringify(value))
    } catch {}
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  return { read, write, useValue: () => useSyncExternalStore(subscribe, read, () => usual) }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
