import type { Tx } from '../../db/database.ts'
import {
  deleteMembership,
  findAccountBy,
  listMemberships,
  putMembership,
} from '../../db/queries/accounts/memberships.ts'
import { findRedemption } from '../../db/queries/discounts/redemptions.ts'
import {
  deletePropertyMembership,
  listPropertyMemberships,
  putPropertyMembership,
} from '../../db/queries/reviews/reviews-work.ts'
import { deleteSellerMembership, listSellerMemberships, putSellerMembership } from '../../db/queries/stays/sellers.ts'
import { toPhoneNumber } from '../../domain/accounts/phone-number.ts'
import { type MemberRole, memberRoles } from '../../domain/accounts/seller-rights.ts'
import { undoIn } from '../redemptions/undo.ts'
import { type Operation, OperationError, toNumber } from './operation-input.ts'

async function getAccount(tx: Tx, phone = ''): Promise<string> {
  const account = await findAccountBy(tx, toPhoneNumber('IQ', phone))
  if (account === null)
    throw new OperationError('There is no account with this phone number: its owner must sign up first')
  return account
}

type Employer = { kind: 'business' | 'seller' | 'property'; id: number }

/** `12` is a business, `seller:12` an agency or organiser, `property:12` a house. */
function toEmployer(word = ''): Employer {
  const [, kind, id] = /^(seller|property):(.*)$/.exec(word) ?? []
  return kind === 'seller' || kind === 'property'
    ? { kind, id: toNumber(id, kind.toUpperCase()) }
    : { kind: 'business', id: toNumber(word, 'BUSINESS') }
}

/** The named role, or the usual one of the employer. Members of a property are managers. */
function toRole(word: string | undefined, kind: Employer['kind']): MemberRole {
  const named = word ?? (kind === 'property' ? 'manager' : 'cashier')
  const role = memberRoles.find((one) => one === named)
  if (!role) throw new OperationError(`ROLE must be one of ${memberRoles.join(', ')}`)
  if (role === 'visa_officer' && kind !== 'seller') throw new OperationError('Only a seller can have a visa_officer')
  if (role !== 'manager' && kind === 'property') throw new OperationError('Members of a property must be managers')
  return role
}

const add = (tx: Tx, { kind, id }: Employer, member: { account: string; role: MemberRole; now: Date }) => {
  if (kind === 'property') return putPropertyMembership(tx, { ...member, property: id })
  return kind === 'business'
    ? putMembership(tx, { ...member, business: id })
    : putSellerMembership(tx, { ...member, seller: id })
}

const remove = (tx: Tx, { kind, id }: Employer, account: string): Promise<boolean> => {
  if (kind === 'property') return deletePropertyMembership(tx, account, id)
  return kind === 'business' ? deleteMembership(tx, account, id) : deleteSellerMembership(tx, account, id)
}

async function listMembers(tx: Tx, of: Employer | null) {
  const isOf = (kind: Employer['kind']) => of === null || of.kind === kind
  const id = of?.id ?? null
  const businesses = isOf('business') ? await listMemberships(tx, id) : []
  const sellers = isOf('seller') ? await listSellerMemberships(tx, id) : []
  const properties = isOf('property') ? await listPropertyMemberships(tx, id) : []
  return [
    ...businesses.map((one) => ({ ...one, at: String(one.business) })),
    ...sellers.map((one) => ({ ...one, at: `seller:${one.seller}` })),
    ...properties.map((one) => ({ ...one, at: `property:${one.property}` })),
  ]
}

/** Who redeems codes for whom, and what they did wrong. */
export const redemptionOperations: Record<string, Operation> = {
  members: {
    usage: 'members [BUSINESS|seller:ID|property:ID]   (lists its members, or all)',
    args: 1,
    isLook: true,
    async run(tx, { args: [word] }) {
      const found = await listMembers(tx, word === undefined ? null : toEmployer(word))
      if (found.length === 0) return 'There are no members'
      return found
        .map((one) => `${one.at} ${one.title}: ${one.name ?? '(no profile)'}, ${one.role}, member ${one.id}`)
        .join('\n')
    },
  },
  'member-add': {
    usage:
      'member-add PHONE BUSINESS|seller:ID|property:ID [manager|cashier|visa_officer]   (lets the account redeem codes, see orders and scan tickets, work on visas, or answer reviews; changes an existing role)',
    args: 3,
    async run(tx, { args: [phone, word, name], now }) {
      const account = await getAccount(tx, phone)
      const employer = toEmployer(word)
      const { kind, id } = employer
      const role = toRole(name, kind)
      if (!(await add(tx, employer, { account, role, now }))) throw new OperationError(`There is no such ${kind}`)
      return `Account ${account} works for ${kind} ${id} as ${role}`
    },
  },
  'member-remove': {
    usage: 'member-remove PHONE BUSINESS|seller:ID|property:ID   (takes its rights at once)',
    args: 2,
    async run(tx, { args: [phone, word] }) {
      const account = await getAccount(tx, phone)
      const employer = toEmployer(word)
      const { kind, id } = employer
      if (!(await remove(tx, employer, account))) throw new OperationError('This account is not a member')
      return `Account ${account} no longer works for ${kind} ${id}`
    },
  },
  'redemption-undo': {
    usage: 'redemption-undo REDEMPTION REASON…   (however long ago; the guest gets the use back)',
    args: 40,
    async run(tx, { args: [word, ...reasons], now }) {
      const found = await findRedemption(tx, toNumber(word, 'REDEMPTION'))
      if (!found) throw new OperationError('There is no such redemption')
      const reason = reasons.join(' ').trim()
      if (reason.length < 3 || reason.length > 200) throw new OperationError('REASON must have 3 to 200 letters')
      const isNew = await undoIn(tx, found, { account: null, reason, within: null, now })
      if (!isNew) throw new OperationError('This redemption has already been undone')
      return `Redemption ${found.id} is undone; customer ${found.customer} gets the use back`
    },
  },
}
