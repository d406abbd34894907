import { Skeleton } from '@touchline/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useRememberView } from '../features/browse/index.ts'
import { CookiePlace } from '../features/consent/index.ts'
import { useText } from '../i18n/index.ts'
import { Header, OWN_PAGE, Rail, SidePanel, TabBar } from '../placements/index.ts'
import { showHead, showLooks } from '../platform/document.ts'
import { moveBetweenOdds } from '../platform/move-focus.ts'
import { usePreference } from '../preferences/index.ts'
import { looksOf, ownBlocks, pageConfigIn, siteIn, usePageConfig, useSite } from '../site/index.ts'
import { Boundary, BrokenPart } from '../ui/index.ts'
import type { AppServices } from './app-services.ts'
import { CrashPage } from './CrashPage.tsx'
import { Footer } from './Footer.tsx'
import { headTags, titleOf } from './head.ts'
import styles from './Layout.module.css'
import { LineBar } from './LineBar.tsx'
import { type ShownPage, splitAddress } from './load-page.ts'
import { PlayerLayer } from './PlayerLayer.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { CONTENT_ID } from './use-shown-page.ts'

/** Head of the page shown, also after the address changed without a load. */
function useHead(services: AppServices, shown: ShownPage): void {
  const text = useText()
  useEffect(() => {
    const { path } = splitAddress(shown.address)
    const head = shown.definition.head({ route: shown.route, search: shown.search, text, queries: services.queries })
    const { locale, origin, addresses, queries } = services
    const site = siteIn(queries)
    const config = pageConfigIn(queries, shown.route)
    const options = { head, locale, origin, path, addresses, site, config }
    showHead(titleOf(options), headTags(options))
    showLooks(looksOf(site, config))
  })
}

/** A part of the frame that may break without the others. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Boundary part={name} fallback={(retry) => <BrokenPart retry={retry} />}>
      {children}
    </Boundary>
  )
}

/** Header, rail, content, ticket panel; on a phone header, content and tab bar. */
export function Layout(props: { services: AppServices; shown: ShownPage; loading: boolean }) {
  const { services, shown, loading } = props
  const text = useText()
  const collapsed = usePreference('railCollapsed')
  const site = useSite()
  const config = usePageConfig(shown.route)
  const width = config?.layoutWidth ?? site?.layoutWidth
  const own = ownBlocks(config)
  useHead(services, shown)
  const place = { route: shown.route, search: shown.search }
  useRememberView(shown.route)
  const { Page, head, isBare } = shown.definition
  const titleOfPage =
    own === null ? '' : head({ route: shown.route, search: shown.search, text, queries: services.queries }).title
  if (isBare)
    return (
      <>
        <CookiePlace />
        <main id={CONTENT_ID} tabIndex={-1} aria-busy={loading}>
          <Boundary part={`page ${shown.route.page}`} fallback={(retry) => <CrashPage retry={retry} />}>
            <Page route={shown.route} search={shown.search} />
          </Boundary>
        </main>
        <Part name="dialogs">
          <PlayerLayer />
        </Part>
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
      <Part name="header">
        <Header place={place} />
      </Part>
      <div className={styles.Body} data-collapsed={collapsed} data-width={width}>
        <Part name="rail">
          <Rail place={place} />
        </Part>
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
              {own === null ? (
                <Page route={shown.route} search={shown.search} />
              ) : (
                <Suspense fallback={<Skeleton block={400} />}>
                  <OWN_PAGE.Part blocks={own} place={place} title={config?.seo.title ?? titleOfPage} />
                </Suspense>
              )}
            </Boundary>
          </main>
          <Footer />
        </div>
        <Part name="slip">
          <SidePanel place={place} />
        </Part>
      </div>
      <Part name="tab bar">
        <TabBar place={place} />
      </Part>
      <Part name="dialogs">
        <PlayerLayer />
      </Part>
    </>
  )
}
