import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import { exportAccount as findExport } from '../../db/queries/accounts/export-account.ts'
import { hidePassportNumber } from '../../domain/accounts/traveller.ts'
import { openNames } from '../files/new-file.ts'
import type { Call } from '../handler.ts'
import { openPurchases, openTickets } from '../purchases/open-purchases.ts'
import { findTravellers } from '../travellers/find-travellers.ts'
import { openApplications, openDrafts } from '../visa-applications/open-applications.ts'

type Key = 'POST /customer/auth/export'

/** The limit is charged after the proof: a thief of a token must not use up the owner's exports. */
export async function exportAccount(call: Call<Key>): Promise<Ok<Key>> {
  const { db, caller, accounts, limits, security, personalSeal, files, body, now } = call
  await accounts.requireConfirmation(caller, { ...body, field: 'password' }, now)
  await limits.require(db, 'exports', caller.account, caller.account)
  const held = await findExport(db, caller, now)
  if (held === null) throw new Problem('UNAUTHORIZED')
  const travellers = held.profile ? await findTravellers(db, personalSeal, held.profile.id) : []
  security.record({ name: 'data.exported', account: caller.account, session: caller.session })
  return hidePassports({
    ...held,
    purchases: openPurchases(personalSeal, held.purchases),
    tickets: openTickets(personalSeal, held.tickets),
    files: openNames(files.nameSeal, held.files),
    visaApplications: openApplications(personalSeal, held.visaApplications),
    visaDrafts: held.profile ? openDrafts(personalSeal, held.profile.id, held.visaDrafts) : [],
    travellers: travellers.map(({ id, ...traveller }) => traveller),
  })
}

/** The file lies in downloads and mailboxes: it tells one's own passports apart, and has no whole number, wherever it stands. */
const hidePassports = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (field, inner) => {
    if (field === 'machineReadable') return undefined
    return field === 'passportNumber' && typeof inner === 'string' ? hidePassportNumber(inner) : inner
  })
