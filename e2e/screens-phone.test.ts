import { describeScreens } from './describe-screens.ts'

describeScreens({ width: 390, narrowest: 320, hasAxe: () => true })
