import type { Db } from '../../db/database.ts'
import { sealAuthSecrets } from '../../db/queries/accounts/auth-secrets.ts'
import { lockSigningKeys, sealSigningKeys } from '../../db/queries/accounts/signing-keys.ts'
import { sealDiscountKeys } from '../../db/queries/discounts/discount-keys.ts'
import { createSeal, noSeal, type Seal, SealError } from '../../db/seal.ts'
import { type Config, ConfigError } from '../config.ts'

/** Encrypts secrets in the database with the configured key. Secrets in the clear from before are encrypted; a wrong key is reported at once. */
export async function sealSecrets(db: Db, { AUTH_SECRET }: Pick<Config, 'AUTH_SECRET'>): Promise<Seal> {
  const seal = AUTH_SECRET === undefined ? noSeal : createSeal(AUTH_SECRET)
  try {
    await db.transaction().execute(async (tx) => {
      await lockSigningKeys(tx)
      await sealAuthSecrets(tx, seal)
      await sealSigningKeys(tx, seal)
      await sealDiscountKeys(tx, seal)
    })
  } catch (error) {
    throw error instanceof SealError ? new ConfigError(error.message) : error
  }
  return seal
}
