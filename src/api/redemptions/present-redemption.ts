import { toFirstName } from '../../domain/accounts/guest-name.ts'

/** A till shows the guest's first name alone. */
export const presentRedemption = <Row extends { guest: string }>(row: Row): Row => ({
  ...row,
  guest: toFirstName(row.guest),
})
