import { describeScreens } from './describe-screens.ts'

describeScreens('ku', [390, 1280])
