import type { Db } from '../../../db/database.ts'
import { putMembership } from '../../../db/queries/organisations/memberships.ts'
import type { RoleKey } from '../../../domain/organisations/roles.ts'
import type { Presence } from '../../../domain/stays/presence.ts'
import type { TestMember } from '../../customers/testing/member.ts'
import type { Api } from '../../service.ts'

export const addReceiver = (db: Db, { account }: TestMember, property: number, role: RoleKey = 'manager') =>
  db
    .transaction()
    .execute((tx) => putMembership(tx, { account, kind: 'property', id: property, role, now: new Date() }))

type Caller = Pick<TestMember, 'token'>

/** The calls of a reception. */
export const openReception = (api: () => Api) => ({
  list: ({ token }: Caller, query: object = {}) =>
    api().dispatch('GET /business/arrivals', { locale: 'en', token, query }),
  mark: ({ token }: Caller, id: number, presence: Presence) =>
    api().dispatch('POST /business/arrivals/{id}/mark', { locale: 'en', token, params: { id }, body: { presence } }),
  undo: ({ token }: Caller, id: number) =>
    api().dispatch('POST /business/arrivals/{id}/undo', { locale: 'en', token, params: { id } }),
  sayLate: ({ token }: Caller, id: number, until: string | null) =>
    api().dispatch('PUT /customer/reservations/{id}/late', { locale: 'en', token, params: { id }, body: { until } }),
})
