import type { RouteConfig } from '@react-router/dev/routes'
import { toRoutes } from '../client/screens/to-routes.ts'
import { layouts, screens } from './screens/table.ts'

export default toRoutes(screens, layouts) satisfies RouteConfig
