import { frameIcon } from '../../ui/icon.tsx'

export const WalkIcon = frameIcon('walk', true)
export const ArticleIcon = frameIcon('article')
export const MosqueIcon = frameIcon('mosque')
export const MoreNavIcon = frameIcon('more')
export const AccountIcon = frameIcon('account')
export const BellIcon = frameIcon('bell')
