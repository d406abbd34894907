import { Badge, Icon } from '@touchline/ui'
import { useLocation } from 'wouter'
import { useText } from '../../i18n/index.ts'
import { Link, matchRoute, type PageName } from '../../navigation/index.ts'
import { entryCount, entryIcon, entryLabel } from '../../site/index.ts'
import { SideEntries } from '../SideEntries.tsx'
import { usePlacement } from '../use-placement.ts'
import { useSports } from '../use-sports.ts'
import type { AroundView } from '../view.ts'

/** Pages that belong to the front page's section; others are of another section, or of none. */
const OF_SPORTS: ReadonlySet<PageName> = new Set(['home', 'sport', 'category', 'league', 'event'])

/** Pages to browse in, which a phone's tab bar has no tab of its own for. */
const OF_BROWSING: ReadonlySet<PageName> = new Set([
  ...OF_SPORTS,
  'schedule',
  'results',
  'esports',
  'racing',
  'lotteries',
  'search',
  'promotions',
])

/**
 * In the header, the front page is current on every sport, league and event without an entry of its own; in a phone's
 * tab bar, on every page for browsing.
 */
function useIsCurrent({ props: { link }, where, place }: AroundView<'menu.item'>): boolean {
  const [path] = useLocation()
  const blocks = usePlacement(where, place)
  if (link !== '/' || (where !== 'header' && where !== 'tabbar_mobile')) return path === link
  const pages = where === 'header' ? OF_SPORTS : OF_BROWSING
  if (!pages.has(matchRoute(path).page)) return false
  return !blocks.some((block) => block.kind === 'menu.item' && block.props.link !== '/' && block.props.link === path)
}

/** A way to a page: a section of the header, a tab of the phone's lower edge, an entry of a side. */
export function MenuItem(view: AroundView<'menu.item'>) {
  const { props, where, place } = view
  const text = useText()
  const sports = useSports()
  const isCurrent = useIsCurrent(view)
  if (where !== 'header' && where !== 'tabbar_mobile')
    return <SideEntries entries={[props]} where={where} place={place} />
  const label = props.label ?? (props.link === '/' ? text('shell.nav.sports') : entryLabel(props, text, sports))
  const icon = entryIcon(props)
  const count = entryCount(props, sports)
  return (
    <Link to={props.link} aria-current={isCurrent ? 'page' : undefined}>
      {where === 'tabbar_mobile' && icon && <Icon name={icon} size={22} />}
      <span>{label}</span>
      {where === 'header' && count !== undefined && <Badge>{count}</Badge>}
    </Link>
  )
}
