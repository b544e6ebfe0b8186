import { describeScreens } from './describe-screens.ts'

describeScreens('ar', [1280, 390])
