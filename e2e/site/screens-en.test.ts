import { describeScreens } from '../support/describe-screens.ts'

describeScreens('en', [390, 1280])
