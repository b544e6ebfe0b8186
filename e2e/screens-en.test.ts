import { describeScreens } from './describe-screens.ts'

describeScreens('en', [390, 1280])
