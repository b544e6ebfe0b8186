import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { GetForm } from '../../../client/forms/get-form.tsx'
import { useCall } from '../../../client/session/auth.ts'
import { usePersonal } from '../../../client/session/personal.ts'
import { Button } from '../../../ui/button.tsx'
import { QueryFields } from '../../../ui/query-fields.tsx'
import { AccountList } from '../../lists/account-list.tsx'
import { EntryCard } from './entry-card.tsx'
import type { Wishlist } from './load-wishlist.ts'
import { SavedItems } from './saved-items.tsx'
import { SharePanel } from './share-panel.tsx'
import type { WishlistEntryView } from './to-entry.ts'
import { noteSaved } from './wishlist-channel.ts'
import { wishlistPath } from './wishlist-path.ts'

type Removed = Pick<WishlistEntryView, 'propertyId' | 'removed'>

export function WishlistScreen(wishlist: Wishlist) {
  const { messages, path, data, meta, empty, fields, isEmpty, link, count, items, itemsTitle } = wishlist
  const { revalidate } = useRevalidator()
  const [removed, setRemoved] = useState<Removed | null>(null)
  useNewsOfElsewhere()
  return (
    <div className="space-y-6">
      {!isEmpty && (
        <GetForm
          key={path}
          action={wishlistPath}
          role="search"
          aria-label={fields.box.label}
          className="flex flex-wrap items-end gap-3 print:hidden"
        >
          <QueryFields {...fields} />
        </GetForm>
      )}
      {removed && (
        <UndoBar
          key={removed.propertyId}
          removed={removed}
          messages={messages.entry}
          onUndone={() => {
            setRemoved(null)
            void revalidate()
          }}
        />
      )}
      {meta.total > 0 && <p className="text-ink-soft">{count}</p>}
      {!(isEmpty && items.length > 0) && (
        <AccountList path={path} begin={empty.begin} messages={empty} data={data} meta={meta}>
          {(entry) => (
            <EntryCard
              entry={entry}
              messages={messages}
              onRemoved={() => {
                setRemoved(entry)
                void revalidate()
              }}
            />
          )}
        </AccountList>
      )}
      {items.length > 0 && <SavedItems title={itemsTitle} gone={messages.entry.gone} items={items} />}
      {(!isEmpty || link) && <SharePanel link={link} messages={messages.share} offline={messages.entry.offline} />}
    </div>
  )
}

/** After a change in another tab or on another device the list is loaded anew. */
function useNewsOfElsewhere(): void {
  const { revalidate } = useRevalidator()
  const known = usePersonal()?.wishlist?.filter(Number.isInteger).join() ?? ''
  const seen = useRef(known)
  useEffect(() => {
    if (seen.current === known) return
    seen.current = known
    void revalidate()
  }, [known, revalidate])
}

type UndoBarProps = { removed: Removed; messages: Wishlist['messages']['entry']; onUndone: () => void }

function UndoBar({ removed: { propertyId, removed }, messages, onUndone }: UndoBarProps) {
  const call = useCall()
  const [isPending, setPending] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  // The button that had the focus has gone with its entry.
  useEffect(() => bar.current?.focus(), [])
  const undo = async () => {
    setPending(true)
    const { ok } = await call('POST /customer/property-wishlist', { body: { propertyId } }, { hide: { success: true } })
    setPending(false)
    if (!ok) return
    noteSaved(propertyId, true)
    onUndone()
  }
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken p-4 outline-none"
    >
      <p>{removed}</p>
      <Button type="button" tone="quiet" isPending={isPending} pendingLabel={messages.undoing} onClick={undo}>
        {messages.undo}
      </Button>
    </div>
  )
}
