import type { Language } from '../engine/language.ts'
import type { SearchIndex } from '../engine/search-index.ts'
import type { Settings } from '../engine/settings.ts'
import { MeiliError } from './errors.ts'
import { changeSettings, defaults, type IndexSettings, type SettingsChange, toEngineSettings } from './settings.ts'

export type Entry = {
  uid: string
  createdAt: Date
  updatedAt: Date
  primaryKey: string | null
  settings: IndexSettings
  readonly index: SearchIndex
  readonly language: Language
  /** The site's own: its content comes from the database, and cannot be changed from outside. */
  readonly isOwn: boolean
}

/**
 * What can be switched on and off while the service runs. Only `containsFilter` does anything here: programs set the others in passing and
 * stop where they are refused, so they are kept and given back, and what they would open says itself that it is not offered.
 */
export const featureNames = [
  'metrics',
  'logsRoute',
  'editDocumentsByFunction',
  'containsFilter',
  'network',
  'getTaskDocumentsRoute',
  'compositeEmbedders',
  'chatCompletions',
  'multimodal',
  'vectorStoreSetting',
  'dynamicSearchRules',
  'foreignKeys',
  'renderRoute',
] as const
export type Features = Record<(typeof featureNames)[number], boolean>

export type StoreOptions = {
  createIndex(settings: Settings, language: Language): SearchIndex
  /** Limits of indexes that clients create. */
  language: Language
  now?: () => Date
}

export type Store = ReturnType<typeof createStore>

/** The indexes, by uid. */
export function createStore({ createIndex, language, now = () => new Date() }: StoreOptions) {
  const entries = new Map<string, Entry>()
  const features = Object.fromEntries(featureNames.map((name) => [name, false])) as Features

  function add(facts: Omit<Entry, 'createdAt' | 'updatedAt'>): Entry {
    const createdAt = now()
    const entry: Entry = { ...facts, createdAt, updatedAt: createdAt }
    entries.set(entry.uid, entry)
    return entry
  }

  function addForeign(uid: string, primaryKey: string | null): Entry {
    const index = createIndex(toEngineSettings(defaults), language)
    return add({ uid, primaryKey, settings: defaults, language, isOwn: false, index })
  }

  const get = (uid: string): Entry => {
    const entry = entries.get(uid)
    if (entry) return entry
    throw new MeiliError('index_not_found', `Index \`${uid}\` not found.`)
  }

  function requireFree(uid: string): void {
    if (entries.has(uid)) throw new MeiliError('index_already_exists', `Index \`${uid}\` already exists.`)
  }

  function touch(entry: Entry): void {
    entry.updatedAt = now()
  }

  return {
    features,
    find: (uid: string): Entry | null => entries.get(uid) ?? null,
    get,

    /** The indexes that others made. The site's own are not theirs to look over, or to clear away. */
    list: (): Entry[] =>
      [...entries.values()].filter(({ isOwn }) => !isOwn).sort((one, two) => (one.uid < two.uid ? -1 : 1)),

    /** An index of the site itself: one that it has already, or a new one. */
    own(
      uid: string,
      tongue: Language,
      input: Partial<IndexSettings>,
      primaryKey: string,
      existing?: SearchIndex,
    ): Entry {
      const settings: IndexSettings = { ...defaults, ...input }
      const index = existing ?? createIndex(toEngineSettings(settings), tongue)
      return add({ uid, primaryKey, settings, language: tongue, isOwn: true, index })
    },

    /** An index that others made before. */
    restore: (entry: Omit<Entry, 'isOwn' | 'language'>): void =>
      void entries.set(entry.uid, { ...entry, language, isOwn: false }),

    create(uid: string, primaryKey: string | null): Entry {
      requireFree(uid)
      return addForeign(uid, primaryKey)
    },

    /** The index, made now if it does not exist: a caller who may not make one is told that there is none. */
    getOrCreate(uid: string, mayCreate: boolean): Entry {
      return entries.has(uid) || !mayCreate ? get(uid) : addForeign(uid, null)
    },

    remove(uid: string): number {
      const { size } = get(uid).index
      entries.delete(uid)
      return size
    },

    rename(uid: string, next: string): void {
      const entry = get(uid)
      requireFree(next)
      entries.delete(uid)
      entry.uid = next
      entries.set(next, entry)
      touch(entry)
    },

    /** Two indexes take each other's name. */
    swap(one: string, two: string): void {
      const first = get(one)
      const second = get(two)
      first.uid = two
      second.uid = one
      entries.set(two, first)
      entries.set(one, second)
    },

    setPrimaryKey(entry: Entry, primaryKey: string): void {
      if (entry.primaryKey === primaryKey) return
      if (entry.primaryKey !== null && entry.index.size > 0) refusePrimaryKey(entry)
      entry.primaryKey = primaryKey
      touch(entry)
    },

    async changeSettings(entry: Entry, change: SettingsChange): Promise<void> {
      const settings = changeSettings(entry.settings, change)
      const next = toEngineSettings(settings)
      // The engine indexes everything anew, which is only worth it if it would see a difference.
      if (JSON.stringify(next) !== JSON.stringify(entry.index.settings())) await entry.index.changeInSlices(next)
      entry.settings = settings
      touch(entry)
    },

    touch,
  }
}

export function refusePrimaryKey({ uid, primaryKey }: Entry): never {
  throw new MeiliError(
    'index_primary_key_already_exists',
    `Index \`${uid}\`: Index already has a primary key: \`${primaryKey}\`.`,
  )
}

/** Refuses to change an index of the site's own. */
export function requireForeign(store: Store, uid: string): void {
  if (!store.find(uid)?.isOwn) return
  throw new MeiliError(
    'invalid_api_key',
    `The index \`${uid}\` belongs to the site: its content comes from the database, and no API key may change it.`,
  )
}
