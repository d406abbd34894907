import { callQuery } from '../../data/index.ts'
import { leagueCall } from '../../features/catalogue/index.ts'
import { useText } from '../../i18n/index.ts'
import { Empty, PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { leagueTile, useLeagues } from '../parts/leagues.tsx'
import { Tiles } from '../parts/Tiles.tsx'

type Kind = 'content.top-leagues'

function TopLeagues({ props }: BlockView<Kind>) {
  const text = useText()
  const answer = useLeagues(props)
  const title = props.title ?? text('shell.nav.leagues')
  return (
    <>
      <PageTitle title={title} level={2} />
      <Answer answer={answer} height={120}>
        {(leagues) =>
          leagues.length === 0 ? (
            <Empty>{text('blocks.empty')}</Empty>
          ) : (
            <Tiles label={title} tiles={leagues.map(leagueTile)} look={props.look} />
          )
        }
      </Answer>
    </>
  )
}

/** Ways to leagues. */
export const block: BlockDefinition<Kind> = {
  needs: ({ props, sources }) => [callQuery(sources, 'getTournaments', leagueCall(props), 60_000)],
  Block: TopLeagues,
}
