import { tabText } from '../device/stored-text.ts'
import { type PendingCode, pendingCode } from '../session/pending-code.ts'

export const keepPendingCode = (code: PendingCode | null): void =>
  void (code ? pendingCode.write(code) : pendingCode.remove())

/** The target of a person who has to fill in the profile first: a reload there must not lose the booking. */
const way = tabText('safar.way')

export const keepWay = (to: string | undefined): void => void (to ? way.write(to) : way.remove())

export const findWay = (): string | undefined => way.read() ?? undefined
