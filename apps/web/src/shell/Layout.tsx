import { useEffect } from 'react'
import { useText } from '../i18n/index.ts'
import { showHead } from '../platform/document.ts'
import { moveBetweenOdds } from '../platform/move-focus.ts'
import { usePreference } from '../preferences/index.ts'
import type { AppServices } from './App.tsx'
import { FeedBar } from './FeedBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { headTags, titleOf } from './head.ts'
import styles from './Layout.module.css'
import { type ShownPage, splitAddress } from './load-page.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PlayerLayer } from './PlayerLayer.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Rail } from './Rail.tsx'
import { TabBar } from './TabBar.tsx'
import { TicketPanel } from './TicketPanel.tsx'
import { CONTENT_ID } from './use-shown-page.ts'

/** Head of the page shown, also after the address changed without a load. */
function useHead(services: AppServices, shown: ShownPage): void {
  const text = useText()
  useEffect(() => {
    const { path } = splitAddress(shown.address)
    const head = shown.definition.head({ route: shown.route, search: shown.search, text, queries: services.queries })
    showHead(titleOf(head), headTags({ head, locale: services.locale, origin: services.origin, path }))
  })
}

/** Header, rail, content, ticket panel; on a phone header, content and tab bar. */
export function Layout(props: { services: AppServices; shown: ShownPage; loading: boolean }) {
  const { services, shown, loading } = props
  const text = useText()
  const collapsed = usePreference('railCollapsed')
  useHead(services, shown)
  const { Page } = shown.definition
  return (
    <>
      <a className={styles.Skip} href={`#${CONTENT_ID}`}>
        {text('shell.skip')}
      </a>
      <ProgressBar loading={loading} />
      <Header locale={services.locale} />
      <div className={styles.Body} data-collapsed={collapsed}>
        <Rail />
        <div className={styles.Center}>
          <FeedBar />
          <main
            id={CONTENT_ID}
            className={styles.Content}
            tabIndex={-1}
            aria-busy={loading}
            onKeyDown={(event) => {
              if (moveBetweenOdds(event.key, event.currentTarget)) event.preventDefault()
            }}
          >
            <PageBoundary key={splitAddress(shown.address).path} definition={shown.definition}>
              <Page route={shown.route} search={shown.search} />
            </PageBoundary>
          </main>
          <Footer />
        </div>
        <TicketPanel />
      </div>
      <TabBar locale={services.locale} />
      <PlayerLayer />
    </>
  )
}
