import { useQueryClient } from '@tanstack/react-query'
import type { Block } from '@touchline/contract'
import { type ReactNode, useState } from 'react'
import { Router } from 'wouter'
import { Blocks, loadBlocks } from '../blocks/index.ts'
import { checks } from '../data/answers/checks.ts'
import { type KeptAnswers, keepAnswers, takeAnswers } from '../data/index.ts'
import { demoServices } from '../gallery/PageFrame.tsx'
import { useLiveStore } from '../live/index.ts'
import { PAGES } from '../routes/registry.ts'
import { pageLoader } from '../shell/App.tsx'
import { loadPage, type ShownPage } from '../shell/load-page.ts'
import { PageContent } from '../shell/PageContent.tsx'
import { Stack } from '../ui/index.ts'
import { worldFetch } from './world.ts'

/** A page with all that it shows, before it is drawn. */
export interface Loaded {
  readonly page: ShownPage
  readonly kept: KeptAnswers
}

/** Loads a page of the small world, with its blocks. Errors are thrown. */
export async function loaded(address: string, blocks: readonly Block[] = []): Promise<Loaded> {
  const problems: string[] = []
  const services = demoServices({}, (problem) => problems.push(problem), {
    pages: PAGES,
    http: { origin: '', fetch: worldFetch() },
    checksOf: checks.of,
  })
  const { sources, queries } = services
  const page = await loadPage(pageLoader(services), address)
  await loadBlocks(blocks, {
    ...page,
    sources,
    queries,
    now: sources.live.now(),
    timeZone: services.preferences.get().timeZone,
  })
  if (problems.length > 0) throw new Error(`${address}: ${problems.join('; ')}`)
  return { page, kept: keepAnswers(queries) }
}

/** Provides the address and the loaded data of a page to its components. */
export function On({ page: { page, kept }, children }: { readonly page: Loaded; readonly children: ReactNode }) {
  const queries = useQueryClient()
  const live = useLiveStore()
  useState(() => takeAnswers(queries, live, kept))
  const [path = '/', query = ''] = page.address.split('?')
  return (
    <Router hook={() => [path, () => {}]} searchHook={() => query}>
      {children}
    </Router>
  )
}

/** The content of a page, without the blocks around it. */
export function PageOf({ page }: { readonly page: Loaded }) {
  return (
    <On page={page}>
      <PageContent shown={page.page} />
    </On>
  )
}

/** Blocks as a page shows them. */
export function BlocksOn({ page, blocks }: { readonly page: Loaded; readonly blocks: readonly Block[] }) {
  const { route, search } = page.page
  return (
    <On page={page}>
      <Stack>
        <Blocks blocks={blocks} place={{ route, search }} title={undefined} />
      </Stack>
    </On>
  )
}
