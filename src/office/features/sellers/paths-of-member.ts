import { hasSellerRight, type MemberRole } from '../../../domain/accounts/seller-rights.ts'
import { memberScreens } from '../../screens/patterns.ts'

type Memberships = readonly { role: MemberRole }[]

/** The screens that a member's roles at sellers and properties allow. */
export function toPathsOfMember(sellers: Memberships, properties: Memberships): string[] {
  const members = { sellers, properties }
  return memberScreens
    .filter(({ right, at }) => at.some((of) => members[of].some(({ role }) => hasSellerRight(role, right))))
    .map(({ path }) => path)
}
