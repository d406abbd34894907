import type { SiteConfig } from '@touchline/contract'
import type { Label } from '@touchline/contract/site'
import { useCall } from '../data/index.ts'

/** The product's name where no site sets one. */
export const PRODUCT_NAME = 'Touchline'

/** The site is fetched again only when a message names another version. */
export const SITE_STALE_MS = Number.POSITIVE_INFINITY

/** The site of the page; undefined where the back end has none. */
export function useSite(): SiteConfig | undefined {
  return useCall('getSiteConfig', undefined, { staleTime: SITE_STALE_MS }).data?.data
}

export function useSiteName(): string {
  return useSite()?.brand.name ?? PRODUCT_NAME
}

/** The site's own word for a button, or the product's. */
export function useLabel(label: Label, fallback: string): string {
  return useSite()?.labels[label] ?? fallback
}
