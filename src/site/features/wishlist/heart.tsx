import { useSyncExternalStore } from 'react'
import { subscribePersonal } from '../../../client/session/personal.ts'
import { useText } from '../../../client/text.tsx'
import type { HeartId } from '../../../domain/sales/heart-id.ts'
import { HeartIcon } from '../../../ui/icons.tsx'
import { isSaved } from './saved.ts'

/** Saves the thing beside it, or removes it. It is server-rendered for all visitors; `useHearts` hears its taps. */
export function Heart({ id, title }: { id: HeartId; title: string }) {
  const t = useText()
  const isPressed = useSyncExternalStore(subscribePersonal, () => isSaved(id), unknown)
  return (
    <button
      type="button"
      data-heart={id}
      aria-label={t.wishlist.save(title)}
      aria-pressed={isPressed}
      className="heart"
    >
      <HeartIcon />
    </button>
  )
}

const unknown = (): boolean | undefined => undefined
