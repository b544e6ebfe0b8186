import type { Locale } from '../../domain/text/locale.ts'
import { showNotice } from '../service-worker/notice.ts'
import { registerWorker } from '../service-worker/register.ts'
import { watchPerson } from '../session/watch-signed-in-user.ts'

/** Begins what waits until the page has come to rest: the first visit is not for it. */
export async function startPageWhenIdle(worker: { url: string; scope: string }): Promise<void> {
  const { savedAt, locale } = document.documentElement.dataset
  if (savedAt) showNotice({ kind: 'saved', savedAt: Number(savedAt) })
  // A saved page says who was signed in then.
  else await watchPerson(locale as Locale)
  if ('serviceWorker' in navigator) await registerWorker(worker)
}
