import { deviceValue } from '../../../client/device/device-value.ts'
import { hasShape, isListOf, isNumber, isText } from '../../../client/device/stored-shape.ts'
import type { KnownKey } from './check-signature.ts'

type Keys = { keys: readonly KnownKey[]; offset: number }

const isKey = hasShape<KnownKey>({ id: isNumber, publicKey: isText, expiresAt: isText })
const isKeys = hasShape<{ keys: KnownKey[]; offset: number }>({ keys: isListOf(isKey), offset: isNumber })
const noKeys: Keys = { keys: [], offset: 0 }

/** The public keys that codes are signed with. `offset`: by how much the server's clock is ahead of this device's. */
export const storedKeys = deviceValue<Keys>('safar.business.keys', (stored) => (isKeys(stored) ? stored : noKeys))

export const serverNow = (): number => Date.now() + storedKeys.read().offset
