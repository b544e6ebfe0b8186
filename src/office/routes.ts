import type { RouteConfig } from '@react-router/dev/routes'
import { toRoutes } from '../client/screens/to-routes.ts'
import { screens } from './screens/table.ts'

export default toRoutes(screens) satisfies RouteConfig
