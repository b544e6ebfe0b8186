import { join } from 'node:path'
import type { Db } from '../../db/database.ts'
import { createPersonalSeal, type PersonalSeal } from '../../db/personal-seal.ts'
import { sealAnew } from '../../db/queries/sealed-texts.ts'
import { SealError } from '../../db/seal.ts'
import { type Config, ConfigError } from '../config.ts'
import type { Say } from '../database/database.ts'
import { getKeyOf } from './key-file.ts'

type Settings = Pick<Config, 'PERSONAL_DATA_KEY' | 'DATA_DIR' | 'DATABASE_URL'>

export const keyFileOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'personal-data.key')

/**
 * Encrypts personal data in the database with the key of the configuration, or with one of this machine. Data under an older key is encrypted anew;
 * the start says where a key is missing.
 */
export async function openPersonalSeal(db: Db, config: Settings, say: Say): Promise<PersonalSeal> {
  const [first, ...others] = config.PERSONAL_DATA_KEY ?? []
  const seal = createPersonalSeal(first === undefined ? [getKeyOf(keyFileOf(config))] : [first, ...others])
  if (first === undefined && config.DATABASE_URL)
    say(
      `PERSONAL_DATA_KEY is not set: personal data is sealed with ${keyFileOf(config)}, which other machines do not have`,
    )
  try {
    const count = await sealAnew(db, seal)
    if (count > 0) say(`Encrypted personal data in ${count} rows with the first key of PERSONAL_DATA_KEY`)
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    const place = first === undefined ? `, and ${keyFileOf(config)} is another one` : ''
    throw new ConfigError(
      `${error.message}${place}. Add it after the new one: the first key encrypts, and all keys decrypt`,
    )
  }
  return seal
}
