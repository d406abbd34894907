import type { Block, PageConfig, SiteConfig } from '@touchline/contract'
import type { NavigationPlacement } from '@touchline/contract/site'
import { useMemo } from 'react'
import type { BlockPlace } from '../blocks/block.ts'
import { useAudience } from '../features/account/index.ts'
import { isShownTo, productPlacements, usePageConfig, useSite } from '../site/index.ts'

/** The blocks of a placement: those of the page, of the site, or of the product. */
export function blocksIn(
  site: SiteConfig | undefined,
  page: PageConfig | undefined,
  where: NavigationPlacement,
): readonly Block[] {
  return page?.placements[where] ?? (site?.placements ?? productPlacements())[where]
}

/** The blocks of a placement for the present player or visitor. */
export function usePlacement(where: NavigationPlacement, { route }: BlockPlace): readonly Block[] {
  const site = useSite()
  const page = usePageConfig(route)
  const audience = useAudience()
  return useMemo(
    () => blocksIn(site, page, where).filter((block) => isShownTo(audience, block)),
    [site, page, where, audience],
  )
}
