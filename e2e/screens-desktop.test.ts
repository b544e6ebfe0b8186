import { describeScreens } from './describe-screens.ts'

// The two widths differ in the frame and in the large layouts; these screens have all of them.
const layouts = ['/', '/properties/{id}', '/contact']

describeScreens({ width: 1280, hasAxe: (name) => layouts.includes(name) })
