import { useEffect, useRef } from 'react'
import { useRememberView } from '../features/browse/index.ts'
import { CookiePlace } from '../features/consent/index.ts'
import { useLoadMessages, useText } from '../i18n/index.ts'
import { Header, Rail, SidePanel, TabBar } from '../placements/index.ts'
import { moveBetweenOdds } from '../platform/input/move-focus.ts'
import { part } from '../platform/loading/part.ts'
import { showLooks, showTitle } from '../platform/page/document.ts'
import { usePreference } from '../preferences/index.ts'
import { isShownAlone, looksOf, pageConfigIn, siteIn, usePageConfig, useSite } from '../site/index.ts'
import { Boundary } from '../ui/index.ts'
import type { AppServices } from './app-services.ts'
import { CrashPage } from './CrashPage.tsx'
import { Footer } from './Footer.tsx'
import { headOf, titleOf } from './head.ts'
import styles from './Layout.module.css'
import { LineBar } from './LineBar.tsx'
import { type ShownPage, splitAddress } from './load-page.ts'
import { PageContent } from './PageContent.tsx'
import { PlayerLayer } from './PlayerLayer.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { CONTENT_ID } from './use-shown-page.ts'

const SHOW_HEAD = part(() => import('./lazy/show-head.ts'))

/** Updates the head for the page shown, also after a navigation; the server wrote that of the first page. */
function useHead(services: AppServices, shown: ShownPage): void {
  const text = useText()
  const loadMessages = useLoadMessages()
  const isFirst = useRef(true)
  const { locale, origin, addresses, queries, report } = services
  const { route, search, definition } = shown
  const optionsNow = () => ({
    head: headOf(definition, splitAddress(shown.address).path, {
      route,
      search,
      text,
      queries,
      outcome: shown.outcome,
    }),
    site: siteIn(queries),
    config: pageConfigIn(queries, route),
  })
  useEffect(() => {
    const options = optionsNow()
    showTitle(titleOf(options))
    showLooks(looksOf(options.site, options.config))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page shown
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    let isLeft = false
    Promise.all([SHOW_HEAD.load(), loadMessages('heads')]).then(
      ([{ showHead }]) => {
        const { path } = splitAddress(shown.address)
        if (!isLeft) showHead({ ...optionsNow(), locale, origin, path, addresses })
      },
      (error) => report('chunk', 'head', error),
    )
    return () => {
      isLeft = true
    }
  }, [shown])
}

/** Header, rail, content, ticket panel; on a phone header, content and tab bar. */
export function Layout(props: { services: AppServices; shown: ShownPage; loading: boolean }) {
  const { services, shown, loading } = props
  const text = useText()
  const collapsed = usePreference('railCollapsed')
  const site = useSite()
  const config = usePageConfig(shown.route)
  const width = config?.layoutWidth ?? site?.layoutWidth
  useHead(services, shown)
  const place = { route: shown.route, search: shown.search }
  useRememberView(shown.route)
  const { isBare } = shown.definition
  /** Nothing is offered here: nothing around the page leads to bets. */
  const isClosed = shown.route.page === 'blocked'
  if (isBare || isShownAlone(services.queries, shown.route))
    return (
      <>
        <CookiePlace />
        <main id={CONTENT_ID} className={isBare ? undefined : styles.Content} tabIndex={-1} aria-busy={loading}>
          <Boundary part={`page ${shown.route.page}`} fallback={(retry) => <CrashPage retry={retry} />}>
            <PageContent shown={shown} />
          </Boundary>
        </main>
        <Boundary part="dialogs">
          <PlayerLayer />
        </Boundary>
      </>
    )
  return (
    <>
      <a className={styles.Skip} href={`#${CONTENT_ID}`}>
        {text('shell.skip')}
      </a>
      {/* Before all else: what browsers get first they paint first. */}
      <CookiePlace />
      <ProgressBar loading={loading} />
      <Boundary part="header">
        <Header place={place} />
      </Boundary>
      <div
        className={styles.Body}
        data-collapsed={collapsed ?? 'auto'}
        data-width={width}
        data-closed={isClosed || undefined}
      >
        {!isClosed && (
          <Boundary part="rail">
            <Rail place={place} />
          </Boundary>
        )}
        <div className={styles.Center}>
          <LineBar />
          <main
            id={CONTENT_ID}
            className={styles.Content}
            tabIndex={-1}
            aria-busy={loading}
            onKeyDown={(event) => {
              if (moveBetweenOdds(event.key, event.currentTarget)) event.preventDefault()
            }}
          >
            <Boundary
              key={splitAddress(shown.address).path}
              part={`page ${shown.route.page}`}
              fallback={(retry) => <CrashPage retry={retry} />}
            >
              <PageContent shown={shown} />
            </Boundary>
          </main>
          <Footer />
        </div>
        {!isClosed && (
          <Boundary part="slip">
            <SidePanel place={place} />
          </Boundary>
        )}
      </div>
      {!isClosed && (
        <Boundary part="tab bar">
          <TabBar place={place} />
        </Boundary>
      )}
      <Boundary part="dialogs">
        <PlayerLayer />
      </Boundary>
    </>
  )
}
