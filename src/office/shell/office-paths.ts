import type { SitePaths } from '../../client/frame/site-paths.ts'
import { isPrivatePath } from '../screens/private-paths.ts'

export const officePaths: SitePaths = { home: '/business', isPrivatePath }
