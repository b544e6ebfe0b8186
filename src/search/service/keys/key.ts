import { createHmac } from 'node:crypto'

const groups = {
  documents: ['add', 'get', 'delete'],
  indexes: ['create', 'get', 'update', 'delete', 'swap', 'compact'],
  tasks: ['cancel', 'delete', 'get', 'compact'],
  settings: ['get', 'update'],
  stats: ['get'],
  metrics: ['get'],
  dumps: ['create'],
  snapshots: ['create'],
  chats: ['get', 'delete'],
  chatsSettings: ['get', 'update'],
  webhooks: ['get', 'update', 'delete', 'create'],
  dynamicSearchRules: ['get', 'update', 'delete', 'create'],
} as const
const single = [
  '*',
  '*.get',
  'search',
  'version',
  'keys.create',
  'keys.get',
  'keys.update',
  'keys.delete',
  'experimental.get',
  'experimental.update',
  'export',
  'network.get',
  'network.update',
  'chatCompletions',
] as const

type Groups = typeof groups
export type KeyAction =
  | (typeof single)[number]
  | { [Name in keyof Groups]: `${Name}.${Groups[Name][number]}` | `${Name}.*` }[keyof Groups]

/** Everything that a key can be allowed to do. */
export const actions = [
  ...single,
  ...Object.entries(groups).flatMap(([group, deeds]) => [`${group}.*`, ...deeds.map((deed) => `${group}.${deed}`)]),
] as KeyAction[]

export type ApiKey = {
  uid: string
  name: string | null
  description: string | null
  /** The bearer token: it follows from the uid and the master key. */
  key: string
  actions: KeyAction[]
  /** Patterns: `hotels`, `hotel*`, `*`. */
  indexes: string[]
  expiresAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export const deriveKey = (uid: string, masterKey: string): string =>
  createHmac('sha256', masterKey).update(uid).digest('hex')

export const mayDo = (key: ApiKey, action: KeyAction): boolean =>
  key.actions.some(
    (allowed) =>
      allowed === '*' ||
      allowed === action ||
      (allowed === '*.get' && action.endsWith('.get') && action !== 'keys.get') ||
      (allowed.endsWith('.*') && action.startsWith(allowed.slice(0, -1))),
  )

export const matchesIndex = (pattern: string, indexUid: string): boolean =>
  pattern.endsWith('*') ? indexUid.startsWith(pattern.slice(0, -1)) : pattern === indexUid

/** RFC 3339 without the fraction where there is none, as Meilisearch writes it. */
const toRfc3339 = (date: Date): string => date.toISOString().replace(/\.?0*Z$/, 'Z')

export const toKeyView = ({ expiresAt, createdAt, updatedAt, ...key }: ApiKey) => ({
  name: key.name,
  description: key.description,
  key: key.key,
  uid: key.uid,
  actions: key.actions,
  indexes: key.indexes,
  expiresAt: expiresAt && toRfc3339(expiresAt),
  createdAt: toRfc3339(createdAt),
  updatedAt: toRfc3339(updatedAt),
})

type DefaultKey = Pick<ApiKey, 'name' | 'description' | 'actions'>
const defaultKeys: DefaultKey[] = [
  { name: 'Default Search API Key', description: 'Use it to search from the frontend', actions: ['search'] },
  {
    name: 'Default Admin API Key',
    description: 'Use it for anything that is not a search operation. Caution! Do not expose it on a public frontend',
    actions: ['*'],
  },
  {
    name: 'Default Read-Only Admin API Key',
    description:
      'Use it to read information across the whole database. Caution! Do not expose this key on a public frontend',
    actions: ['*.get', 'keys.get'],
  },
  {
    name: 'Default Chat API Key',
    description: 'Use it to chat and search from the frontend',
    actions: ['chatCompletions', 'search'],
  },
]

/** The keys that every Meilisearch begins with. Their uids follow from the master key, so that every process, and every start, has the same ones. */
export const makeDefaultKeys = (masterKey: string, now: Date): ApiKey[] =>
  defaultKeys.map((key) => {
    const uid = toUuid(createHmac('sha256', masterKey).update(`default key: ${key.name}`).digest('hex'))
    return {
      ...key,
      uid,
      key: deriveKey(uid, masterKey),
      indexes: ['*'],
      expiresAt: null,
      createdAt: now,
      updatedAt: now,
    }
  })

const toUuid = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
