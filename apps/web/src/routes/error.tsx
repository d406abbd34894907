import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import { openSearch } from '../features/search/index.ts'
import { type MessageId, useText } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import { useServices } from '../services/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { usePageRetry } from '../shell/page-retry.ts'
import { ErrorMessage } from '../ui/index.ts'

export type ErrorRoute = Extract<Route, { page: 'not-found' | 'error' | 'blocked' | 'locked' }>

const TEXTS: { readonly [N in ErrorRoute['page']]: readonly [title: MessageId, hint: MessageId] } = {
  'not-found': ['pages.not_found.title', 'pages.not_found.hint'],
  error: ['pages.error.title', 'pages.error.hint'],
  blocked: ['pages.blocked.title', 'pages.blocked.hint'],
  locked: ['pages.locked.title', 'pages.locked.hint'],
}

const DRAWINGS = { 'not-found': 'lost', error: 'rain', blocked: 'closed', locked: 'closed' } as const

/** Name of the visitor's country where nothing is offered there. */
function useCountryName(): string | null {
  const { blockedIn, locale } = useServices()
  return blockedIn && (new Intl.DisplayNames(locale, { type: 'region' }).of(blockedIn) ?? null)
}

/** Why there is no page, and the ways on from there. */
export function ErrorPage({ route, ways }: PageContext<ErrorRoute> & { ways?: ReactNode }) {
  const text = useText()
  const [title, hint] = TEXTS[route.page]
  const retry = usePageRetry()
  const isError = route.page === 'error'
  const country = useCountryName()
  const shown = route.page === 'blocked' && country !== null ? text('pages.blocked.country', { country }) : text(hint)
  return (
    <ErrorMessage
      drawing={DRAWINGS[route.page]}
      title={text(title)}
      hint={shown}
      retry={isError ? retry : null}
      ways={
        ways ??
        (route.page === 'not-found' && (
          <Button size="large" onClick={openSearch}>
            {text('shell.search')}
          </Button>
        ))
      }
    >
      {isError && route.requestId && (
        <p>
          {text('pages.error.reference')}: <code dir="ltr">{route.requestId}</code>
        </p>
      )}
    </ErrorMessage>
  )
}

/** A page that explains why there is no page (ERROR-01 to ERROR-03). */
export const page: PageDefinition<ErrorRoute> = {
  load: async () => ({ kind: 'found' }),
  head({ text, route }) {
    const [title, hint] = TEXTS[route.page]
    return { title: text(title), description: () => text(hint), noindex: true }
  },
  Page: ErrorPage,
}
