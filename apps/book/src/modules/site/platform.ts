import { defaultSite, type Site } from '@touchline/contract'

type HelpLinks = Site['helpLinks']

/** Where the demo host has what help links lead to. */
const PATHS_OF_DEMO_HOST: { readonly [K in keyof HelpLinks]: string } = {
  termsAndConditions: '/terms',
  transactionHistory: '/wallet',
  helpCenter: '/help',
  deposit: '/wallet/deposit',
}

/** Links as they are shown: those that the site leaves as the product has them lead to the demo host. */
function linksTo(origin: string, links: HelpLinks): HelpLinks {
  const defaults = defaultSite().helpLinks
  const names = Object.keys(PATHS_OF_DEMO_HOST) as (keyof HelpLinks)[]
  return Object.fromEntries(
    names.map((name) => [name, links[name] === defaults[name] ? origin + PATHS_OF_DEMO_HOST[name] : links[name]]),
  ) as HelpLinks
}

/**
 * A site that is part of a platform: who may not come in is sent there, and where the platform is a demo host, help and
 * money are there as well (ROUTE-12, BLOCK-05).
 * @param demoHosts origins of hosts that run beside the product
 */
export function ofPlatform(site: Site, demoHosts: readonly string[]): Site {
  const { sportsbookFrontendOrigin: origin, userGroupChecker: checker, helpLinks } = site
  if (origin === null) return site
  return {
    ...site,
    userGroupChecker: { ...checker, platformUrl: checker.platformUrl ?? origin },
    helpLinks: demoHosts.includes(origin) ? linksTo(origin, helpLinks) : helpLinks,
  }
}
