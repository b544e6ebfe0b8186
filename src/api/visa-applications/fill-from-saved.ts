import type { Parsed } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import type { Seal } from '../../db/seal.ts'
import type { ApplicantInput } from '../../domain/visas/visa-applicant.ts'
import { findTravellers } from '../travellers/find-travellers.ts'

type Body = Parsed<'POST /customer/visa-applications'>['body']
type Input = { customer: number; body: Body; seal: Seal }

/** Fills the fields of applicants from saved travellers. Typed fields win. */
export async function fillFromSaved(tx: Tx, { customer, body, seal }: Input): Promise<ApplicantInput[]> {
  if (body.applicants.every(({ travellerId }) => travellerId === undefined)) return body.applicants
  const saved = new Map((await findTravellers(tx, seal, customer)).map((one) => [one.id, one]))
  return body.applicants.map(({ travellerId, ...typed }, index) => {
    if (travellerId === undefined) return typed
    const traveller = saved.get(travellerId)
    if (!traveller)
      throw new Problem('INVALID_INPUT', { fields: { [`applicants.${index}.travellerId`]: { error: 'invalid' } } })
    const { firstName, lastName, birthDate, gender, passportNumber, passportExpiresOn, nationality } = traveller
    return {
      ...typed,
      fullName: typed.fullName ?? `${firstName} ${lastName}`,
      birthDate: typed.birthDate ?? birthDate ?? undefined,
      gender: typed.gender ?? gender ?? undefined,
      passportNumber: typed.passportNumber ?? passportNumber ?? undefined,
      passportExpiresOn: typed.passportExpiresOn ?? passportExpiresOn ?? undefined,
      nationality: typed.nationality ?? nationality ?? undefined,
    }
  })
}
