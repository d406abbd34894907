import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { useText } from '../i18n/index.ts'
import { CONTENT } from '../placements/index.ts'
import { contentIn, usePageConfig } from '../site/index.ts'
import { Stack } from '../ui/index.ts'
import type { ShownPage } from './load-page.ts'

/** What a page shows: its blocks, or what a page of account, money or editor draws itself. */
export function PageContent({ shown }: { readonly shown: ShownPage }) {
  const text = useText()
  const queries = useQueryClient()
  const { route, search, outcome, definition } = shown
  const config = usePageConfig(route)
  const { Page, head } = definition
  if (Page !== undefined) return <Page route={route} search={search} />
  return (
    <Stack>
      <Suspense fallback={<Skeleton block={400} />}>
        <CONTENT
          blocks={contentIn(queries, route, config) ?? []}
          place={{ route, search }}
          title={config?.seo.title ?? head({ route, search, text, queries, outcome }).title}
          above={config?.breadcrumbs}
        />
      </Suspense>
    </Stack>
  )
}
