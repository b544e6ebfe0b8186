import { describeScreens } from '../support/describe-screens.ts'

describeScreens('ku', [390, 1280])
