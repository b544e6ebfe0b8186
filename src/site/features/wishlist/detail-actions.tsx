import type { HeartId } from '../../../domain/sales/heart-id.ts'
import { ShareButton } from '../../details/share-button.tsx'
import { Heart } from './heart.tsx'

/** Beside the heading of something that can be saved; one above the other where a long word of it needs the width. */
export const DetailActions = ({ id, title }: { id: HeartId; title: string }) => (
  <div className="flex items-center gap-2 max-[22rem]:flex-col">
    <Heart id={id} title={title} />
    <ShareButton title={title} />
  </div>
)
