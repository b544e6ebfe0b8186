import type { Key, Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { visaWorkCalls } from '../../contract/visa-work.ts'
import type { Tx } from '../../db/database.ts'
import { addLook } from '../../db/queries/visas/visa-events.ts'
import { countQueue, findOfficerPage, findQueue } from '../../db/queries/visas/visa-pages.ts'
import type { Member } from '../../domain/accounts/member.ts'
import type { Scope } from '../../domain/organisations/scope.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { giveFiles } from '../files/claim-files.ts'
import { toFileLink } from '../files/file-link.ts'
import type { Call, Handlers } from '../handler.ts'
import { narrowScope } from '../narrow-scope.ts'
import { requireFound } from '../require-found.ts'
import { findContents } from '../visa-applications/present-application.ts'
import { acceptApplication, ask, rejectApplication } from './decide.ts'
import type { Worker } from './lock-for-work.ts'
import { presentWork, presentWorkPage } from './present-work.ts'
import { leave, take } from './take.ts'

type Keys = keyof typeof visaWorkCalls
type Page = Ok<'GET /business/visa-applications/{id}'>
type Said = keyof (typeof successMessages)['en']

export const visaWorkHandlers: Handlers<Keys> = {
  'GET /business/visa-applications': async ({ db, locale, caller, query, now, ...call }) => {
    const scope = narrowScope(call.scope, 'seller', query.seller)
    const { account } = caller
    const { data, meta } = await findQueue(db, locale, { ...query, scope, now })
    const counts = await countQueue(db, { scope, now })
    return { data: data.map((row) => presentWork(row, { account, now })), meta, counts }
  },
  'GET /business/visa-applications/{id}': async (call) => {
    const page = await getPage(call)
    const { db, caller, params, security, now } = call
    const { account, session } = caller
    security.record({ name: 'visa_papers.read', account, session, detail: String(params.id) })
    await addLook(db, { application: params.id, account, now })
    return page
  },
  'POST /business/visa-applications/{id}/take': (call) =>
    work(call, 'VISA_TAKEN_UP', (tx) => take(tx, { id: call.params.id, account: call.caller.account, now: call.now })),
  'POST /business/visa-applications/{id}/leave': (call) =>
    work(call, 'VISA_LEFT', (tx) => leave(tx, { id: call.params.id, account: call.caller.account, now: call.now })),
  'POST /business/visa-applications/{id}/ask': (call) =>
    work(call, 'VISA_ASKED', (tx) => ask(tx, { ...toDeciding(call), ...call.body })),
  'POST /business/visa-applications/{id}/accept': (call) =>
    work(call, 'VISA_ACCEPTED', (tx) =>
      acceptApplication(tx, { ...toDeciding(call), hand: (customer) => handOver(tx, call, customer) }),
    ),
  'POST /business/visa-applications/{id}/reject': (call) =>
    work(call, 'VISA_REJECTED', (tx) => rejectApplication(tx, { ...toDeciding(call), reason: call.body.reason })),
}

type DecideCall = Call<
  | 'POST /business/visa-applications/{id}/ask'
  | 'POST /business/visa-applications/{id}/accept'
  | 'POST /business/visa-applications/{id}/reject'
>

function toDeciding({ params, caller, body, personalSeal, now }: DecideCall) {
  const worker: Worker = { actor: 'officer', account: caller.account, version: body.version }
  return { id: params.id, worker, note: body.note, seal: personalSeal, now }
}

/** An application of another agency is not found. The answer is its state after the action. */
async function work(call: Looking, said: Said, act: (tx: Tx) => Promise<void>): Promise<Page & { message: string }> {
  await getPage(call)
  await call.db.transaction().execute(act)
  return { ...(await getPage(call)), message: successMessages[call.locale][said] }
}

type Looking = Pick<Call<Key>, 'db' | 'locale' | 'personalSeal' | 'files' | 'now'> & {
  caller: Member
  scope: Scope<'visas'>
  params: { id: number }
}

async function getPage({ db, scope, locale, caller, params, personalSeal, files, now }: Looking): Promise<Page> {
  const row = await requireFound(findOfficerPage(db, locale, { id: params.id, scope, now }))
  const viewer = { ...caller, role: 'visa_officer' }
  const contents = await findContents(db, {
    id: row.id,
    order: row.orderId,
    questions: row.questions,
    seal: personalSeal,
    toLink: (file) => toFileLink(files, file, viewer, now).url,
  })
  return presentWorkPage(row, contents, { account: caller.account, now })
}

/** The officer's uploads for it belong to the customer from here on. */
async function handOver(
  tx: Tx,
  { caller, body, now }: Call<'POST /business/visa-applications/{id}/accept'>,
  customer: number,
): Promise<string[]> {
  if (body.fileIds.length === 0) return []
  const handed = await giveFiles(tx, { from: caller.customer, to: customer, ids: body.fileIds, now })
  if (handed.some(({ field }) => field !== 'visa'))
    throw new Problem('INVALID_INPUT', { fields: { fileIds: { error: 'invalid' } } })
  return handed.map(({ id }) => id)
}
