import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { localPath } from '../../i18n/locale-facts.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { CompassIcon } from '../../ui/icons.tsx'
import { reloadPage } from '../device/reload-guard.ts'
import { useLocale, useText } from '../text.tsx'
import { useSitePaths } from './site-paths.ts'

/** Links from a page that does not exist, besides home. */
type Ways = readonly { to: string; label: string }[]

/** A 404 is a page that is not there, a refusal says what it is about, everything else is a page that broke. */
export function ErrorScreen({ ways }: { ways: Ways }) {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  useSavedPage(error)
  return (
    <div className="mx-auto max-w-3xl px-4 py-12">
      {status === 404 ? (
        <NotFound ways={ways} />
      ) : (
        <Failed status={status} isUnreachable={isUnreachable(error)} {...textsOf(error)} />
      )}
    </div>
  )
}

/** Offline a reload may still bring the page: the service worker has it, or explains why not. */
function useSavedPage(error: unknown): void {
  useEffect(() => {
    if (error instanceof TypeError && !navigator.onLine && navigator.serviceWorker?.controller) reloadPage()
  }, [error])
}

/** A network error, in the messages of browsers; every other error of that kind is a fault of ours. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)

type Texts = { title?: string; message?: string }

/** The server's message of a refusal, in the language of the page. */
function textsOf(error: unknown): Texts {
  if (!isRouteErrorResponse(error)) return {}
  // A request that was refused before it reached the site is answered with text.
  return typeof error.data === 'string' ? parse(error.data) : (error.data ?? {})
}

function parse(text: string): Texts {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function NotFound({ ways }: { ways: Ways }) {
  const t = useText()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { home } = useSitePaths()
  return (
    <>
      <title>{`${t.error.notFound} · ${t.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        title={t.error.notFound}
        icon={<CompassIcon className="size-8" />}
        action={
          <>
            <ButtonLink as={Link} to={home}>
              {t.error.home}
            </ButtonLink>
            {ways.map(({ to, label }) => (
              <ButtonLink key={to} as={Link} to={to} tone="quiet">
                {label}
              </ButtonLink>
            ))}
          </>
        }
      >
        <p className="break-all">
          {t.error.notFound}: <bdi dir="ltr">{readable(localPath(locale, pathname) + search)}</bdi>
        </p>
        <p className="mt-2">{t.error.notFoundHint}</p>
      </EmptyState>
    </>
  )
}

function Failed({ status, isUnreachable, title: own, message }: Texts & { status: number; isUnreachable: boolean }) {
  const t = useText()
  const title = own ?? (isUnreachable ? t.error.offline : t.error.internal)
  const { pathname, search } = useLocation()
  const { home } = useSitePaths()
  const locale = useLocale()
  return (
    <>
      <title>{`${title} · ${t.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        heading="h1"
        title={title}
        retry={
          status === 403 ? (
            <ButtonLink as={Link} to={home}>
              {t.error.home}
            </ButtonLink>
          ) : (
            <ButtonLink href={localPath(locale, pathname) + search}>{t.error.retry}</ButtonLink>
          )
        }
      >
        {message ?? (isUnreachable ? null : t.error.internalHint)}
      </ErrorState>
    </>
  )
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
