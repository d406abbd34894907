import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DataSources } from '../data/index.ts'
import type { LoadOutcome } from '../features/catalogue/index.ts'
import type { MessageArea, TextOf } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import type { AnyBlock } from '../placements/index.ts'

/** What a page knows of where it was requested. */
export interface PageContext<R extends Route = Route> {
  readonly route: R
  readonly search: URLSearchParams
}

/** What loading a page found. */
export type PageOutcome =
  | LoadOutcome
  /** Its address is another one now; a path of the application. */
  | { readonly kind: 'moved'; readonly to: string }
  /** Not for this visitor; the address of another site, to which they are redirected. */
  | { readonly kind: 'elsewhere'; readonly to: string }

export interface LoadContext<R extends Route> extends PageContext<R> {
  readonly sources: DataSources
  readonly queries: QueryClient
  /** Server time in ms. */
  readonly now: number
  /** The viewer's. */
  readonly timeZone: string
}

/** The head of a page. */
export interface PageHead {
  readonly title: string
  /** Written where the tags of the head are, with the texts of the area `heads`. */
  readonly description: () => string
  /** Names of what the page is about, for its keywords. @default its title */
  readonly subjects?: readonly string[] | undefined
  /** Words with commas between them; written as the description is. */
  readonly keywords?: (() => string) | undefined
  /** As Open Graph names kinds of pages. @default 'website' */
  readonly type?: string | undefined
  /** What is shown where the page is shared: an address, or a path of this host with `{locale}` for the language. */
  readonly image?: { readonly src: string; readonly alt: string } | undefined
  /** Keep it out of search engines. */
  readonly noindex?: boolean | undefined
  /** Path and query search engines should know it by, where it is not the plain path. */
  readonly canonicalPath?: string | undefined
}

export interface HeadContext<R extends Route> extends PageContext<R> {
  readonly text: TextOf
  readonly queries: QueryClient
  /** What loading the page found. */
  readonly outcome: PageOutcome
}

/** A chunk that a page turns out to need once its data is known. */
export interface PagePart {
  /** Its source module, as the build's manifest names it. The server alone knows it. */
  readonly module: string
  readonly load: () => Promise<unknown>
  readonly messages?: readonly MessageArea[] | undefined
}

/** One page: what has to be known before it can be shown, its head, and what it shows. */
export interface PageDefinition<R extends Route = Route> {
  /** Loads the subject of the page, before its blocks are loaded. @default the page has no subject */
  load?(context: LoadContext<R>): Promise<PageOutcome>
  head(context: HeadContext<R>): PageHead
  /** Kinds of blocks that the page holds as the product comes. Other kinds are loaded where a site puts them there. */
  readonly blocks?: readonly AnyBlock[] | undefined
  /** Messages it needs beside those every page has. */
  readonly messages?: readonly MessageArea[] | undefined
  /** What its data requests beside its own code, so that the first render holds all of it. */
  parts?(context: PageContext<R> & { readonly queries: QueryClient }): Promise<readonly PagePart[]>
  /** Whether it has the whole window: no header, rail, slip or footer around it. */
  readonly isBare?: boolean | undefined
  /** What it shows; absent for a page of the site, which shows its blocks. */
  Page?(props: PageContext<R>): ReactNode
}
