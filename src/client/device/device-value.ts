import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { tryParseJson } from './parse-json.ts'
import { deviceText } from './stored-text.ts'

/** One thing that this device stores for the site: the same in all its tabs. */
export type DeviceValue<T> = {
  /** The same object until it changes; otherwise subscribers would see a change at every read. */
  read(): T
  /** False where the browser refused to store it: then it is gone with the page. */
  write(value: T): boolean
  subscribe(listener: () => void): () => void
  /** The default on the server and in the first rendering; then the stored value. */
  useValue(): T
}

/** `parse` gets text from any version of the site, or from a person's hand, and returns the default for invalid text. */
export function deviceValue<T>(name: string, parse: (stored: unknown) => T): DeviceValue<T> {
  const usual = parse(null)
  const stored = deviceText(name)
  const listeners = createListeners()
  let last: { text: string | null; value: T } = { text: null, value: usual }

  const read = (): T => {
    const text = stored.read()
    // A browser that stores nothing for us knows it until the page is left.
    if (text !== undefined && text !== last.text) last = { text, value: parse(tryParseJson(text)) }
    return last.value
  }
  const write = (value: T): boolean => {
    const text = JSON.stringify(value)
    last = { text, value }
    const isStored = stored.write(text)
    listeners.notify()
    return isStored
  }
  const subscribe = (listener: () => void): (() => void) => {
    const end = listeners.subscribe(listener)
    // Without a key everything was removed.
    const hear = ({ key }: StorageEvent) => (key === name || key === null) && listener()
    addEventListener('storage', hear)
    return () => {
      end()
      removeEventListener('storage', hear)
    }
  }
  return { read, write, subscribe, useValue: () => useSyncExternalStore(subscribe, read, () => usual) }
}
