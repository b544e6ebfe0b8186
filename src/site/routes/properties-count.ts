import { siteContext } from '../../client/context.ts'
import { queryOf } from '../../client/lists/list-query.ts'
import { countProperties } from '../features/properties/load-properties.ts'
import type { Route } from './+types/properties-count.ts'

/** Data, not a page, for the filters: the number of properties for the present choice, and for each further one. */
export const loader = async ({ context, request }: Route.LoaderArgs) =>
  Response.json(await countProperties(context.get(siteContext), queryOf(request), new Date()))
