import { siteContext } from '../../client/context.ts'
import { queryOf } from '../../client/lists/list-query.ts'
import { countProperties } from '../features/properties/load-properties.ts'
import type { Route } from './+types/properties-count.ts'

/** Data, not a page, for the filters: how many stays there are by what is chosen so far, and by each further choice. */
export const loader = async ({ context, request }: Route.LoaderArgs) =>
  Response.json(await countProperties(context.get(siteContext), queryOf(request), new Date()))
