import type { Jurisdiction } from '@touchline/betting'
import type { FastifyRequest } from 'fastify'
import type { Backend } from './backend.ts'
import type { Renderer } from './renderer.ts'

/** Counts what pages report and measure. */
export interface PageWatch {
  /** @param kind of the problem; `filtered` for a report that is no event */
  reported(kind: string): void
  /** @param value in ms, and of `cls` the shift */
  measured(measure: string, device: string, value: number): void
}

export interface WebOptions {
  /** The back end of the calls that pages are rendered from. */
  readonly backend: Backend
  /** Names the build, e.g. a commit. */
  readonly release: string
  /** Public origin of the site, for canonical links and what pages know of themselves. */
  readonly origin: string | ((request: FastifyRequest) => string)
  /** Name of the player's session cookie: pages of signed-in players are not shared. @default '__Host-touchline' */
  readonly sessionCookie?: string | undefined
  /** Folder of the build. @default apps/web/dist */
  readonly dist?: string | undefined
  /** Folder of files that sites name by address, e.g. logos; served under `/sports/site-files/`. */
  readonly files?: string | undefined
  /** Renders instead of a build, and serves what its documents load itself. */
  readonly renderer?: Renderer | undefined
  /** Limits the work for one visitor. @default no limit, an address being a visitor */
  readonly turns?:
    | {
        /** The client that a request counts for. */
        visitorOf(request: FastifyRequest): string
        /** Counts one more page for a visitor; false where they have had too many. */
        mayMake(visitor: string): boolean
        /** Whether another picture may be made for a visitor. @default always */
        mayDraw?(visitor: string): boolean
        /** A picture that was made for a visitor took so many ms. */
        drew?(visitor: string, ms: number): void
      }
    | undefined
  /** Country of a visitor as an ISO 3166 code, where a proxy names it. @default none */
  readonly countryOf?: ((request: FastifyRequest) => string | null) | undefined
  /**
   * The jurisdiction whose rules protect a player and are shown on every page: by the country that a player lives in,
   * else by the visitor's, null where it is unknown. @default none
   */
  readonly jurisdictionOf?: ((country: string | null) => Jurisdiction) | undefined
  /** Headers by which pages differ: a proxy in front keeps one page for each of their values. @default none */
  readonly varyBy?: readonly string[] | undefined
  /** Called with the function that lists the origins that may frame pages (EMBED-02). @default not called */
  readonly framing?: ((source: () => Promise<readonly string[]>) => void) | undefined
  /** Keys the pseudonyms of players in reports. @default made by this process */
  readonly reportSecret?: string | undefined
  /** Counts what pages report and measure. @default nothing is counted */
  readonly watchPages?: PageWatch | undefined
  /** Ms. @default the machine's clock */
  readonly now?: (() => number) | undefined
}
