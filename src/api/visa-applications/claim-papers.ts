import { type FieldErrors, Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import type { ParsedApplicant } from '../../domain/visas/visa-applicant.ts'
import { claimFiles } from '../files/claim-files.ts'

type Claim = {
  customer: number
  /** By the name that each has in the call. */
  applicants: readonly (Pick<ParsedApplicant, 'papers'> & { at: string })[]
  now: Date
}

/** From here on the uploads are papers of an application; one that was made for another field is none of this one. */
export async function claimPapers(tx: Tx, { customer, applicants, now }: Claim): Promise<void> {
  const papers = applicants.flatMap(({ at, papers: own }) => own.map((paper) => ({ ...paper, at })))
  const files = await claimFiles(tx, { customer, ids: papers.map(({ file }) => file), now })
  const fields: FieldErrors = {}
  for (const [index, { at, field }] of papers.entries())
    if (files[index]?.field !== field) fields[`${at}papers.${field}`] = { error: 'invalid' }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_INPUT', { fields })
}
