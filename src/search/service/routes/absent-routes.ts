import { notOffered } from '../errors.ts'
import type { KeyAction } from '../keys/key.ts'
import type { Route } from './route.ts'

type Absent = [method: Route['method'], path: string, action: KeyAction]

const index = '/indexes/:indexUid'
const rule = '/dynamic-search-rules/:uid'
const webhook = '/webhooks/:uuid'
const workspace = '/chats/:workspace'

/** Features of Meilisearch that this service does not have: its content comes from a database that has backups and monitoring of its own. */
const absent: Record<string, Absent[]> = {
  Dumps: [['POST', '/dumps', 'dumps.create']],
  Snapshots: [['POST', '/snapshots', 'snapshots.create']],
  Exports: [['POST', '/export', 'export']],
  Chats: [
    ['GET', '/chats', 'chats.get'],
    ['GET', workspace, 'chats.get'],
    ['DELETE', workspace, 'chats.delete'],
    ['POST', `${workspace}/chat/completions`, 'chatCompletions'],
    ['GET', `${workspace}/settings`, 'chatsSettings.get'],
    ['PATCH', `${workspace}/settings`, 'chatsSettings.update'],
    ['DELETE', `${workspace}/settings`, 'chatsSettings.update'],
    ...settingOf('chat', 'PATCH'),
  ],
  Webhooks: [
    ['GET', '/webhooks', 'webhooks.get'],
    ['POST', '/webhooks', 'webhooks.create'],
    ['GET', webhook, 'webhooks.get'],
    ['PATCH', webhook, 'webhooks.update'],
    ['DELETE', webhook, 'webhooks.delete'],
  ],
  Networks: [
    ['GET', '/network', 'network.get'],
    ['PATCH', '/network', 'network.update'],
  ],
  Compactions: [
    ['POST', `${index}/compact`, 'indexes.compact'],
    ['POST', '/tasks/compact', 'tasks.compact'],
  ],
  Templates: [['POST', '/render-template', 'settings.get']],
  'Dynamic search rules': [
    ['POST', '/dynamic-search-rules', 'dynamicSearchRules.get'],
    ['DELETE', '/dynamic-search-rules', 'dynamicSearchRules.delete'],
    ['GET', rule, 'dynamicSearchRules.get'],
    ['POST', rule, 'dynamicSearchRules.create'],
    ['PATCH', rule, 'dynamicSearchRules.update'],
    ['DELETE', rule, 'dynamicSearchRules.delete'],
  ],
  'Foreign keys': settingOf('foreign-keys', 'PUT'),
  'Vector stores': settingOf('vector-store', 'PATCH'),
  'Edits by a function': [['POST', `${index}/documents/edit`, 'documents.add']],
  'Documents of tasks': [['GET', '/tasks/:uid/documents', 'tasks.get']],
  Metrics: [['GET', '/metrics', 'metrics.get']],
  Logs: [
    ['POST', '/logs/stream', 'metrics.get'],
    ['DELETE', '/logs/stream', 'metrics.get'],
    ['POST', '/logs/stderr', 'metrics.get'],
  ],
}

function settingOf(name: string, method: Route['method']): Absent[] {
  const path = `${index}/settings/${name}`
  return [
    ['GET', path, 'settings.get'],
    [method, path, 'settings.update'],
    ['DELETE', path, 'settings.update'],
  ]
}

/** A caller without the right learns only that. */
export const absentRoutes: Route[] = Object.entries(absent).flatMap(([what, routes]) =>
  routes.map(([method, path, action]) => ({
    method,
    path,
    action,
    run: () => {
      throw notOffered(what)
    },
  })),
)
