import { describeScreens } from '../support/describe-screens.ts'

describeScreens('ar', [1280, 390])
