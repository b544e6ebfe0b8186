import { Heart } from '../wishlist/heart.tsx'
import type { HeartId } from '../wishlist/heart-id.ts'
import { ShareButton } from './share-button.tsx'

/** Beside the heading of something that can be saved; one above the other where a long word of it needs the width. */
export const DetailActions = ({ id, title }: { id: HeartId; title: string }) => (
  <div className="flex items-center gap-2 max-[22rem]:flex-col">
    <Heart id={id} title={title} />
    <ShareButton title={title} />
  </div>
)
