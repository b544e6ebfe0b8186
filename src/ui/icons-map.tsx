import { moreIcon } from './icon.tsx'

export const LocateIcon = moreIcon('locate')
export const MoveIcon = moreIcon('move')
