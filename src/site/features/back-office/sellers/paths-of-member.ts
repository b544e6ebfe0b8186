import { hasSellerRight, type MemberRole, type SellerRight } from '../../../../domain/accounts/seller-rights.ts'
import { arrivalsPath, departuresPath, doorPath, ordersPath, questionsPath, reviewsPath, visasPath } from './paths.ts'

type Memberships = readonly { role: MemberRole }[]

/** The screens that somebody's roles at sellers and at properties lead to. */
export function toPathsOfMember(sellers: Memberships, properties: Memberships): string[] {
  const may = (right: SellerRight, of: Memberships) => of.some(({ role }) => hasSellerRight(role, right))
  return [
    ...(may('let-in', sellers) ? [ordersPath, departuresPath, doorPath] : []),
    ...(may('work-on-visas', sellers) ? [visasPath] : []),
    ...(may('receive-guests', properties) ? [arrivalsPath] : []),
    ...(may('answer-reviews', [...sellers, ...properties]) ? [reviewsPath] : []),
    ...(may('answer-reviews', properties) ? [questionsPath] : []),
  ]
}
