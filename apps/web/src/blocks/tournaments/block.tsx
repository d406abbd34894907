import { callQuery } from '../../data/index.ts'
import type { LeagueWish } from '../../features/catalogue/index.ts'
import { useText } from '../../i18n/index.ts'
import { Empty, PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockPlace, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { categoryOfPage, sportOfPage } from '../parts/events.ts'
import { leaguesCall, leagueTile, useLeagues } from '../parts/leagues.tsx'
import { Tiles } from '../parts/Tiles.tsx'

type Kind = 'tournaments'

function wish(
  { followsPage, sportKeys, categoryIds, tournamentIds, limit }: BlockView<Kind>['props'],
  place: BlockPlace,
): LeagueWish {
  const sport = (followsPage ? sportOfPage(place) : undefined) ?? (sportKeys.length === 1 ? sportKeys[0] : undefined)
  return { tournamentIds, limit, sport, isAmongMany: categoryIds.length > 0 || sportKeys.length > 1 }
}

/** The category of the page, for a block without one of its own. */
const within = ({ followsPage, categoryIds, tournamentIds }: BlockView<Kind>['props'], place: BlockPlace) =>
  followsPage && categoryIds.length === 0 && tournamentIds.length === 0 ? categoryOfPage(place) : undefined

function Tournaments({ props, place }: BlockView<Kind>) {
  const text = useText()
  const answer = useLeagues(wish(props, place), within(props, place))
  const title = props.title ?? text('catalogue.leagues')
  return (
    <>
      {props.showTitle && <PageTitle title={title} level={2} />}
      <Answer answer={answer} height={240}>
        {(leagues) => {
          const shown = leagues
            .filter(
              ({ sport: { key, type }, category }) =>
                (props.sportKeys.length === 0 || props.sportKeys.includes(key)) &&
                (props.sportType === undefined || props.sportType === type) &&
                (props.categoryIds.length === 0 || props.categoryIds.includes(category.id)),
            )
            .slice(0, props.limit)
          return shown.length === 0 ? (
            <Empty>{text('blocks.empty')}</Empty>
          ) : (
            <Tiles label={title} tiles={shown.map(leagueTile)} look="card" />
          )
        }}
      </Answer>
    </>
  )
}

/** Leagues of the page's sport, or of all. */
export const block: BlockDefinition<Kind> = {
  needs: ({ props, place, sources }) => [
    callQuery(sources, 'getTournaments', leaguesCall(wish(props, place), within(props, place)), 60_000),
  ],
  Block: Tournaments,
}
