import {
  type IndexSettingName,
  parseSetting,
  parseSettings,
  requireTypoSizes,
  settingNames,
  settingTable,
} from '../parse/settings-request.ts'
import { changeSettings, type SettingsChange } from '../settings.ts'
import { requireForeign } from '../store.ts'
import { enqueue, indexUidOf, jsonBody, type Route, type SearchCall } from './route.ts'

function change(call: SearchCall, input: SettingsChange, mayCreate: boolean) {
  const { store } = call.deps
  const uid = indexUidOf(call)
  requireForeign(store, uid)
  const isAllowed = mayCreate && call.grant.allows('indexes.create', uid)
  return enqueue(call, {
    type: 'settingsUpdate',
    indexUids: [uid],
    details: { ...input },
    run: async () => {
      const entry = store.find(uid)
      if (entry) requireTypoSizes(changeSettings(entry.settings, input))
      await store.changeSettings(store.getOrCreate(uid, isAllowed), input)
      return undefined
    },
  })
}

const everyDefault = Object.fromEntries(settingNames.map((name) => [name, null])) as SettingsChange

function routesOf(name: IndexSettingName): Route[] {
  const { path: own, method } = settingTable[name]
  const path = `/indexes/:indexUid/settings/${own}`
  return [
    {
      method: 'GET',
      path,
      action: 'settings.get',
      // Null and texts are JSON too: left to itself, the server would send them bare.
      run: (call) =>
        call.reply.type('application/json').send(JSON.stringify(call.deps.store.get(indexUidOf(call)).settings[name])),
    },
    {
      method,
      path,
      action: 'settings.update',
      status: 202,
      isLarge: true,
      run: (call) => change(call, parseSetting(name, jsonBody(call)), true),
    },
    {
      method: 'DELETE',
      path,
      action: 'settings.update',
      status: 202,
      run: (call) => change(call, { [name]: null }, false),
    },
  ]
}

const path = '/indexes/:indexUid/settings'
export const settingsRoutes: Route[] = [
  { method: 'GET', path, action: 'settings.get', run: (call) => call.deps.store.get(indexUidOf(call)).settings },
  {
    method: 'PATCH',
    path,
    action: 'settings.update',
    status: 202,
    isLarge: true,
    run: (call) => change(call, parseSettings(jsonBody(call)), true),
  },
  { method: 'DELETE', path, action: 'settings.update', status: 202, run: (call) => change(call, everyDefault, false) },
  ...settingNames.flatMap(routesOf),
]
