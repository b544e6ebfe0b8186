/** One text that this browser stores for the site. A browser may refuse to store anything: nothing here throws. */
export type StoredText = {
  /** Null where nothing is stored, undefined where the browser refuses to say. */
  read(): string | null | undefined
  /** False where it was not stored. */
  write(text: string): boolean
  remove(): void
}

function storedText(open: () => Storage, name: string): StoredText {
  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    read: () => attempt((storage) => storage.getItem(name)),
    write: (text) =>
      attempt((storage) => {
        storage.setItem(name, text)
        return true
      }) ?? false,
    remove: () => attempt((storage) => storage.removeItem(name)),
  }
}

/** The same in all tabs, until it is removed. */
export const deviceText = (name: string): StoredText => storedText(() => localStorage, name)

/** In this tab alone, until it is closed. */
export const tabText = (name: string): StoredText => storedText(() => sessionStorage, name)
