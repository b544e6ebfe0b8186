import { moreIcon } from '../../../../ui/icon.tsx'

export const HandheldIcon = moreIcon('handheld')
export const ComputerIcon = moreIcon('computer')
