import type { Tx } from '../../db/database.ts'
import { findAnyRedemption } from '../../db/queries/discounts/redemptions.ts'
import {
  deleteMembership,
  findAccountBy,
  listMemberships,
  putMembership,
} from '../../db/queries/organisations/memberships.ts'
import { toPhoneNumber } from '../../domain/accounts/phone-number.ts'
import { type RoleKey, roleKeys } from '../../domain/organisations/roles.ts'
import type { UnitKind, UnitName } from '../../domain/organisations/scope.ts'
import { undoIn } from '../redemptions/undo.ts'
import { type Operation, OperationError, toNumber } from './operation-input.ts'

async function getAccount(tx: Tx, phone = ''): Promise<string> {
  const account = await findAccountBy(tx, toPhoneNumber('IQ', phone))
  if (account === null)
    throw new OperationError('There is no account with this phone number: its owner must sign up first')
  return account
}

/** `12` is a business, `seller:12` an agency or organiser, `property:12` a property. */
function toUnit(word = ''): UnitName {
  const [, kind, id] = /^(seller|property):(.*)$/.exec(word) ?? []
  return kind === 'seller' || kind === 'property'
    ? { kind, id: toNumber(id, kind.toUpperCase()) }
    : { kind: 'business', id: toNumber(word, 'BUSINESS') }
}

const usualRoles: Record<UnitKind, RoleKey> = { property: 'manager', seller: 'door', business: 'cashier' }

/** The named role, or the usual one of the unit. */
function toRole(word: string | undefined, kind: UnitKind): RoleKey {
  const named = word ?? usualRoles[kind]
  const role = roleKeys.find((one) => one === named)
  if (!role) throw new OperationError(`ROLE must be one of ${roleKeys.join(', ')}`)
  if (role === 'visa_officer' && kind !== 'seller') throw new OperationError('Only a seller can have a visa_officer')
  return role
}

const toWord = ({ kind, id }: UnitName): string => (kind === 'business' ? String(id) : `${kind}:${id}`)

/** Who redeems codes for whom, and what they did wrong. */
export const redemptionOperations: Record<string, Operation> = {
  members: {
    usage: 'members [BUSINESS|seller:ID|property:ID]   (lists its members, or all)',
    args: 1,
    isLook: true,
    async run(tx, { args: [word] }) {
      const found = await listMemberships(tx, word === undefined ? null : toUnit(word))
      if (found.length === 0) return 'There are no members'
      return found
        .map(
          (one) => `${toWord(one)} ${one.title}: ${one.name ?? '(no profile)'}, ${one.role}, member ${one.membership}`,
        )
        .join('\n')
    },
  },
  'member-add': {
    usage:
      'member-add PHONE BUSINESS|seller:ID|property:ID [ROLE]   (gives the account a role there; changes an existing role)',
    args: 3,
    async run(tx, { args: [phone, word, name], now }) {
      const account = await getAccount(tx, phone)
      const unit = toUnit(word)
      const { kind, id } = unit
      const role = toRole(name, kind)
      if (!(await putMembership(tx, { ...unit, account, role, now })))
        throw new OperationError(`There is no such ${kind}`)
      return `Account ${account} works for ${kind} ${id} as ${role}`
    },
  },
  'member-remove': {
    usage: 'member-remove PHONE BUSINESS|seller:ID|property:ID   (takes its rights at once)',
    args: 2,
    async run(tx, { args: [phone, word] }) {
      const account = await getAccount(tx, phone)
      const unit = toUnit(word)
      const { kind, id } = unit
      if (!(await deleteMembership(tx, { ...unit, account }))) throw new OperationError('This account is not a member')
      return `Account ${account} no longer works for ${kind} ${id}`
    },
  },
  'redemption-undo': {
    usage: 'redemption-undo REDEMPTION REASON…   (however long ago; the guest gets the use back)',
    args: 40,
    async run(tx, { args: [word, ...reasons], now }) {
      const found = await findAnyRedemption(tx, toNumber(word, 'REDEMPTION'))
      if (!found) throw new OperationError('There is no such redemption')
      const reason = reasons.join(' ').trim()
      if (reason.length < 3 || reason.length > 200) throw new OperationError('REASON must have 3 to 200 letters')
      const isNew = await undoIn(tx, found, { account: null, reason, within: null, now })
      if (!isNew) throw new OperationError('This redemption has already been undone')
      return `Redemption ${found.id} is undone; customer ${found.customer} gets the use back`
    },
  },
}
