import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findLooks } from '../../db/queries/files/file-looks.ts'
import { findFileOf } from '../../db/queries/files/files.ts'
import type { CustomerMember } from '../../domain/accounts/member.ts'

export type Look = { role: string; isOwn: boolean; at: string }

/** Who has looked at a file, for its owner: as what and when, the latest first. */
export async function listLooks(db: Db, owner: CustomerMember, file: string): Promise<Look[]> {
  if (!(await findFileOf(db, owner.customer, file))) throw new Problem('NOT_FOUND')
  const looks = await findLooks(db, file)
  return looks.map(({ role, account, at }) => ({ role, isOwn: account === owner.account, at: at.toISOString() }))
}
