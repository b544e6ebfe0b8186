import { toAlwaysStoredPattern, toPrivatePattern, toStoredPattern } from '../../client/screens/patterns.ts'
import { screens, tabs } from './table.ts'

// The build puts the values in place of this file (scripts/evaluate-at-build.ts), so that no page loads the table.
export const privatePattern: RegExp = toPrivatePattern(screens)
export const storedPattern: RegExp = toStoredPattern(screens)
export const alwaysStoredPattern: RegExp = toAlwaysStoredPattern(screens)
export const memberScreens = tabs
