import { Problem } from '../../contract/problems.ts'
import { idsIn, type Scope } from '../../domain/organisations/scope.ts'
import { narrowScope } from '../narrow-scope.ts'

type Chosen = { business: number; scope: Scope<'today'> }

/**
 * The named business, or the only one there is. `field` names the input. A business of others is refused with `NOT_A_MEMBER`, because a till
 * keeps its offline queue for that answer.
 */
export function chooseBusiness(scope: Scope<'today'>, named: number | undefined, field: string): Chosen {
  const all = idsIn(scope, 'business')
  const business = named ?? all[0]
  if (named === undefined && all.length > 1)
    throw new Problem('INVALID_INPUT', { fields: { [field]: { error: 'required' } } })
  if (business === undefined) throw new Problem('NOT_A_MEMBER')
  return { business, scope: narrowScope(scope, 'business', business, 'NOT_A_MEMBER') }
}
