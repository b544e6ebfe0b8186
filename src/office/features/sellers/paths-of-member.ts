import { hasRight, type Levels } from '../../../domain/organisations/areas.ts'
import { memberScreens } from '../../screens/patterns.ts'

type Memberships = readonly { levels: Levels }[]

/** The screens that a member's rights at sellers and properties allow. */
export function toPathsOfMember(sellers: Memberships, properties: Memberships): string[] {
  const members = { sellers, properties }
  return memberScreens
    .filter(({ right, at }) => at.some((of) => members[of].some(({ levels }) => hasRight(levels, right))))
    .map(({ path }) => path)
}
