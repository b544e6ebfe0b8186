import { useEffect, useState } from 'react'
import { Link, useHref } from 'react-router'
import type { StoredBundle } from '../../../client/device/worker-message.ts'
import { useLocale } from '../../../client/text.tsx'
import { fill } from '../../../i18n/fill.ts'
import { formatMoment } from '../../../i18n/format.ts'
import { localPath } from '../../../i18n/locale-facts.ts'
import { keepingText } from '../../../i18n/messages/keeping.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { askWorker } from './ask-worker.ts'
import type { OfflineBundle } from './offline-bundle.ts'

/** `unknown`: the worker was not asked yet, or there is none. */
type State = 'unknown' | StoredBundle | null

/**
 * Offers to store a page and its parts on this device, shows their state, and deletes them again. It appears after the worker's answer, so it is the
 * last part of its page: nothing moves by it.
 */
export function SaveOfflinePanel({ bundle: { path, parts } }: { bundle: OfflineBundle }) {
  const locale = useLocale()
  const text = keepingText[locale]
  const own = useHref(path)
  const { state, busy, hasFailed, keep, drop } = useOfflineBundle(own, parts)
  if (state === 'unknown') return null

  const keepButton = (
    <Button
      type="button"
      tone={state ? 'quiet' : undefined}
      isPending={busy === 'keeping'}
      pendingLabel={text.keeping}
      onClick={keep}
      className="max-sm:w-full"
    >
      {state ? text.again : text.keep}
    </Button>
  )
  return (
    <Panel title={text.title} className="print:hidden">
      <div className="space-y-4">
        <p role="status">
          {state ? fill(text.kept, formatMoment(locale, new Date(state.savedAt).toISOString())) : text.offer}
        </p>
        {state && <SavedParts state={state} parts={parts} />}
        {hasFailed && (
          <p role="alert" className="font-semibold text-danger">
            {text.failed}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {keepButton}
          {state && (
            <Button
              type="button"
              tone="quiet"
              isPending={busy === 'dropping'}
              pendingLabel={text.dropping}
              onClick={drop}
              className="max-sm:w-full"
            >
              {text.drop}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}

type OfflineParts = OfflineBundle['parts']

/** The stored parts of the page, and the actions to save and to delete them. */
function useOfflineBundle(own: string, parts: OfflineParts) {
  const locale = useLocale()
  const [state, setState] = useState<State>('unknown')
  const [busy, setBusy] = useState<'keeping' | 'dropping' | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    void askWorker<StoredBundle | null>({ kind: 'find-journey', path: own }).then(setState, () => {})
  }, [own])
  const change = async (what: 'keeping' | 'dropping', to: () => Promise<StoredBundle | null>) => {
    setBusy(what)
    setFailed(false)
    const next = await to().catch(() => null)
    setBusy(null)
    if (what === 'keeping' && !next) setFailed(true)
    else setState(next)
  }
  const keep = () =>
    change('keeping', async () =>
      askWorker({
        kind: 'keep-journey',
        path: own,
        parts: parts.map((part) => localPath(locale, part.path)),
        pictures: await findPictures(document),
      }),
    )
  const drop = () => change('dropping', () => askWorker({ kind: 'drop-journey', path: own }))
  return { state, busy, hasFailed, keep, drop }
}

function SavedParts({ state, parts }: { state: StoredBundle; parts: OfflineParts }) {
  const locale = useLocale()
  const text = keepingText[locale]
  return (
    <ul className="list-disc ps-5">
      <li className="py-2">{state.pictures > 0 ? text.parts.pictures : text.parts.page}</li>
      {parts
        .filter((part) => state.pages.includes(localPath(locale, part.path)))
        .map((part) => (
          <li key={part.path}>
            <Link
              to={part.path}
              reloadDocument
              className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
            >
              {text.parts[part.kind]}
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** The sizes that this screen has chosen: offline it will choose the same. Pictures far below have none yet. */
async function findPictures({ images }: Document): Promise<string[]> {
  const all = [...images]
  for (const image of all) image.loading = 'eager'
  await Promise.allSettled(all.map((image) => image.decode()))
  const from = `${location.origin}/pictures/`
  return [...new Set(all.map(({ currentSrc }) => currentSrc))].filter((address) => address.startsWith(from))
}
