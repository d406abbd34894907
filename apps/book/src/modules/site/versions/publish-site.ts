import { readSiteText, type Site, type SiteProblem } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import { allLooks } from './looks.ts'
import { loadVersion, type StoredSite } from './stored-site.ts'

export type Published =
  /** Pages show it from now on. What did not fit is left out of them. */
  | { readonly kind: 'published'; readonly version: number; readonly problems: readonly SiteProblem[] }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] }
  /** Another editor has published since. */
  | { readonly kind: 'overtaken'; readonly version: number }

export interface PublishOptions {
  readonly body: string
  readonly author: string
  /** Ms. */
  readonly now: number
  /** The version it was made from; null: any. */
  readonly basedOn: number | null
}

/** Paths of event pages that a site has had and has no more. */
function goneBy(site: Site, before: StoredSite | null): readonly string[] {
  const had = before === null ? null : readSiteText(before.body).site
  const taken = had?.customPages.filter(({ eventPage }) => eventPage).map(({ path }) => path) ?? []
  const there = new Set([...site.customPages.map(({ path }) => path), ...site.redirects.map(({ from }) => from)])
  return [...new Set([...(before?.gone ?? []), ...taken])].filter((path) => !there.has(path))
}

/** Publishes a file as the site. Emit `site_published` after it. */
export async function publishSite(db: Db, { body, author, now, basedOn }: PublishOptions): Promise<Published> {
  const { site, problems } = readSiteText(body)
  if (site === null || problems.some(({ refused }) => refused)) return { kind: 'refused', problems }
  return db.tx(async (tx) => {
    await tx.query('LOCK TABLE site_versions IN EXCLUSIVE MODE', [])
    const before = await loadVersion(tx, null)
    const newest = before?.version ?? 0
    if (basedOn !== null && basedOn !== newest) return { kind: 'overtaken', version: newest }
    const looks = allLooks(site)
    await tx.query(
      `INSERT INTO site_styles (hash, css) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
      [looks.map(({ hash }) => hash), looks.map(({ css }) => css)],
    )
    await tx.query(
      'INSERT INTO site_versions (version, body, author, published_at, gone) VALUES ($1, $2, $3, $4, $5::text[])',
      [newest + 1, body, author, new Date(now), [...goneBy(site, before)]],
    )
    return { kind: 'published', version: newest + 1, problems }
  })
}
