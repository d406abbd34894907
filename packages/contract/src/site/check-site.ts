import { LOCALES, shippedLocale } from '@touchline/betting/vocabulary'
import { weakContrasts } from './brand/contrast.ts'
import type { StyleOverrides } from './brand/schema.ts'
import type { SiteProblem, SiteRule } from './problems.ts'
import { isReservedPath } from './reserved-paths.ts'
import type { Site } from './site.ts'

/** Whether a host is in a list of names, `*.` meaning all under it. */
export function isHostListed(host: string, list: readonly string[]): boolean {
  return list.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
}

/** The names on a circle that following `next` from one of them leads into, or null. */
function circleIn(names: Iterable<string>, next: (name: string) => string | undefined): readonly string[] | null {
  const safe = new Set<string>()
  for (const start of names) {
    const way = new Set<string>()
    let at: string | undefined = start
    while (at !== undefined && !safe.has(at)) {
      if (way.has(at)) return [...[...way].slice([...way].indexOf(at)), at]
      way.add(at)
      at = next(at)
    }
    for (const name of way) safe.add(name)
  }
  return null
}

const refused = (rule: SiteRule, path: string, message: string): SiteProblem => ({ rule, path, message, refused: true })

function circles(site: Site): readonly SiteProblem[] {
  const parents = new Map<string, string | undefined>([
    ...Object.entries(site.pages).map(([key, page]) => [key, page.parent] as const),
    ...site.customPages.map((page) => [page.path, page.parent] as const),
  ])
  const targets = new Map(site.redirects.map(({ from, to }) => [from, to.split(/[?#]/)[0] ?? to]))
  const parent = circleIn(parents.keys(), (name) => parents.get(name))
  const redirect = circleIn(targets.keys(), (name) => targets.get(name))
  return [
    ...(parent ? [refused('circle', 'pages', `Pages stand above each other in a circle: ${parent.join(' > ')}.`)] : []),
    ...(redirect ? [refused('circle', 'redirects', `Redirects lead in a circle: ${redirect.join(' > ')}.`)] : []),
  ]
}

/** @param under the colours of the site, below those of a page, which names its own only */
function contrasts(path: string, style: StyleOverrides, under?: StyleOverrides): readonly SiteProblem[] {
  return weakContrasts(style, under)
    .filter(({ theme, front, back }) => under === undefined || front in style[theme] || back in style[theme])
    .map(({ theme, front, back, ratio, least }) =>
      refused(
        'contrast',
        `${path}.${theme}`,
        `${front} on ${back} has a contrast of ${ratio}, which cannot be read by everybody: it has to be ${least} at least (WCAG AA).`,
      ),
    )
}

/** Names that are twice in a list. */
function repeated(names: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return [...new Set(names.filter((name) => seen.size === seen.add(name).size))]
}

/** A room that the policy of pages would keep out. */
function closedRoom({ chat, frameSources }: Site): readonly SiteProblem[] {
  if (chat.room === null) return []
  const host = URL.canParse(chat.room) ? new URL(chat.room).hostname : chat.room
  return isHostListed(host, frameSources)
    ? []
    : [refused('host', 'chat.room', `${host} is not among the frameSources of the site.`)]
}

/** Languages of a site that the product has no texts in: no page would show them (LOCALE-01). */
function unspoken({ locales }: Site): readonly SiteProblem[] {
  return locales
    .filter((locale) => !LOCALES.some((shipped) => shipped === locale))
    .map((locale) => {
      const meant = shippedLocale(locale)
      const next = meant === undefined ? 'Leave it out' : `Write ${meant}`
      return refused('option', 'locales', `The product does not speak ${locale}, but ${LOCALES.join(', ')}. ${next}.`)
    })
}

/** The faults of a site as a whole, though every part of it fits. */
export function checkWhole(site: Site): readonly SiteProblem[] {
  const known = new Set<string>([...Object.keys(site.pages), ...site.customPages.map(({ path }) => path)])
  const pages = [...Object.entries(site.pages), ...site.customPages.map((page) => [page.path, page] as const)]
  return [
    ...unspoken(site),
    ...circles(site),
    ...closedRoom(site),
    ...contrasts('style', site.style),
    ...pages.flatMap(([name, page]) => contrasts(`pages.${name}.styleOverrides`, page.styleOverrides, site.style)),
    ...pages.flatMap(([name, { parent }]) =>
      parent === undefined || known.has(parent)
        ? []
        : [refused('parent', `pages.${name}.parent`, `There is no page ${parent}.`)],
    ),
    ...repeated([...site.customPages.map(({ path }) => path), ...site.redirects.map(({ from }) => from)]).map((path) =>
      refused('repeated', 'customPages', `${path} is given twice, as a page or a redirect.`),
    ),
    ...site.redirects
      .filter(({ from }) => isReservedPath(from))
      .map(({ from }) =>
        refused(
          'reserved',
          'redirects',
          `${from} leads into accounts, to money or to the editor: nothing leads away from it.`,
        ),
      ),
    ...site.customPages
      .filter(({ path }) => isReservedPath(path))
      .map(({ path }) => refused('reserved', 'customPages', `${path} is a page of the product. Choose another path.`)),
    ...(site.userGroupChecker.enabled &&
    site.userGroupChecker.platformUrl === null &&
    site.sportsbookFrontendOrigin === null
      ? [refused('platform', 'userGroupChecker', 'It is enabled without a platformUrl to send everybody else to.')]
      : []),
  ]
}
