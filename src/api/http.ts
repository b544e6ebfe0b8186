import type { FastifyInstance } from 'fastify'
import { type Contract, contract } from '../contract/contract.ts'
import { toLeftSignal } from '../http/left-signal.ts'
import { mountCalls, toCallInput } from '../http/mount-calls.ts'
import { mountEvents } from './customer-events/mount-events.ts'
import { mountFiles } from './files/mount-files.ts'
import type { Api } from './service.ts'
import { visitOf } from './visit.ts'

export type ApiHttpOptions = { api: Api; origins: string[]; publicUrl: string }

export async function mountApi(app: FastifyInstance, { api, ...options }: ApiHttpOptions): Promise<void> {
  await mountCalls<Contract>(app, {
    ...options,
    title: 'Safar API',
    calls: contract,
    dispatch: api.dispatch,
    admit: ({ ip }, as) => api.admit(as, ip),
    toCallInput: (request, reply) => ({
      ...toCallInput(request),
      address: request.ip,
      // Made for the calls that wait for a turn only.
      get signal() {
        return toLeftSignal(reply.raw)
      },
      visit: () => visitOf(request, reply),
    }),
  })
  mountEvents(app, api.events)
  mountFiles(app, api.openFile)
}
