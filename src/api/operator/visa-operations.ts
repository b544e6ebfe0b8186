import type { Tx } from '../../db/database.ts'
import { findApplicationId } from '../../db/queries/visas/visa-applications.ts'
import type { AskedField } from '../../db/queries/visas/visa-events.ts'
import { putHolidayChange } from '../../db/queries/visas/visa-forms.ts'
import { listOpenApplications } from '../../db/queries/visas/visa-pages.ts'
import { visaLimits } from '../../domain/visas/visa-form.ts'
import { visaAskReasons, visaRejectReasons } from '../../domain/visas/visa-states.ts'
import { acceptApplication, ask, rejectApplication } from '../visa-work/decide.ts'
import { operator } from '../visa-work/lock-for-work.ts'
import { type Operation, OperationError, type OperationInput, toNight, toNumber } from './operation-input.ts'

async function getApplication(tx: Tx, name = ''): Promise<number> {
  const id = await findApplicationId(tx, name)
  if (id === null) throw new OperationError('There is no such application')
  return id
}

function toReason<const Reason extends string>(word: string | undefined, reasons: readonly Reason[]): Reason {
  const reason = reasons.find((one) => one === word)
  if (!reason) throw new OperationError(`REASON must be one of ${reasons.join(', ')}`)
  return reason
}

/** `2:photo` is the photo of the second person. */
function toField(word: string): AskedField {
  const [, applicant = '', field = ''] = /^(\d{1,2}):([\w.]{1,40})$/.exec(word) ?? []
  if (!field) throw new OperationError('A field is the number of a person and its name, such as 1:photo')
  return { applicant: Number(applicant), field }
}

async function toDeciding(tx: Tx, { args: [name], options, personal, now }: OperationInput) {
  const { note } = options
  if (note && note.length > visaLimits.note)
    throw new OperationError(`--note must have at most ${visaLimits.note} letters`)
  const { seal } = await personal()
  return { id: await getApplication(tx, name), worker: operator, note, seal, now }
}

type OpenApplication = Awaited<ReturnType<typeof listOpenApplications>>[number]

function toLine({ id, code, title, people, seller, promisedOn, isTaken }: OpenApplication): string {
  const persons = people === 1 ? '1 person' : `${people} people`
  const due = promisedOn ? `promised by ${promisedOn}` : 'waits for its customer'
  return `${id} ${code} ${title}, ${persons}, seller:${seller}, ${due}${isTaken ? ', claimed' : ''}`
}

/** For agencies without an officer: the same as on their screens, without taking an application first. */
export const visaOperations: Record<string, Operation> = {
  visas: {
    usage: 'visas [SELLER]   (lists open applications, by deadline)',
    args: 1,
    isLook: true,
    async run(tx, { args: [word], now }) {
      const found = await listOpenApplications(tx, word === undefined ? null : toNumber(word, 'SELLER'), now)
      if (found.length === 0) return 'No application is open'
      return found.map(toLine).join('\n')
    },
  },
  'visa-ask': {
    usage: `visa-ask APPLICATION REASON 1:photo 2:fullName … [--note "why"]   (${visaAskReasons.join(', ')})`,
    args: 102,
    options: ['note'],
    async run(tx, input) {
      const [, reason, ...fields] = input.args
      const deciding = await toDeciding(tx, input)
      await ask(tx, { ...deciding, reason: toReason(reason, visaAskReasons), fields: fields.map(toField) })
      return `The customer of application ${deciding.id} has been asked for ${fields.join(', ')}`
    },
  },
  'visa-accept': {
    usage: 'visa-accept APPLICATION --file visa.pdf [--note "what to mind"]',
    args: 1,
    options: ['file', 'note'],
    async run(tx, input) {
      const { file } = input.options
      if (!file) throw new OperationError('--file is required: the visa as a PDF or picture')
      const { attach } = await input.personal()
      const deciding = await toDeciding(tx, input)
      await acceptApplication(tx, { ...deciding, hand: async (customer) => [await attach(customer, file)] })
      return `The visa of application ${deciding.id} is issued, and its customer has it`
    },
  },
  'visa-reject': {
    usage: `visa-reject APPLICATION REASON [--note "why"]   (${visaRejectReasons.join(', ')})`,
    args: 2,
    options: ['note'],
    async run(tx, input) {
      const deciding = await toDeciding(tx, input)
      await rejectApplication(tx, { ...deciding, reason: toReason(input.args[1], visaRejectReasons) })
      return `Application ${deciding.id} is rejected; the fee is refunded as promised`
    },
  },
  holiday: {
    usage: 'holiday DAY off|open REASON…   (as the cabinet has announced; existing deadlines stay)',
    args: 40,
    async run(tx, { args: [word, state, ...reasons] }) {
      const day = toNight(word, 'DAY')
      if (state !== 'off' && state !== 'open') throw new OperationError('DAY must be followed by off or open')
      const reason = reasons.join(' ').trim()
      if (reason.length < 3 || reason.length > 200) throw new OperationError('REASON must have 3 to 200 letters')
      await putHolidayChange(tx, { day, isOff: state === 'off', reason })
      return `${day} is ${state === 'off' ? 'no longer a working day' : 'a working day'}`
    },
  },
}
