/** A page as it is sent: once made, it serves everyone who asks for the same within a second. */
export interface CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Brotli and gzip forms, made when first asked for. */
  readonly encoded: Map<string, Promise<Buffer>>
}

export const PAGE_TTL_MS = 1_000
const MAX_PAGES = 500

/** Keeps anonymous pages for a second; askers who come while one is being made wait for it. */
export function createPageCache(now: () => number) {
  const pages = new Map<string, { readonly madeAt: number; readonly page: Promise<CachedPage> }>()
  return async function cached(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const held = pages.get(key)
    if (held && now() - held.madeAt < PAGE_TTL_MS) return held.page
    const page = make()
    pages.delete(key)
    pages.set(key, { madeAt: now(), page })
    for (const oldest of pages.keys()) {
      if (pages.size <= MAX_PAGES) break
      pages.delete(oldest)
    }
    page.catch(() => pages.delete(key))
    return page
  }
}
