import { callQuery, useCall } from '../../data/index.ts'
import { HITS_AGAIN_MS, hitsAsked, JackpotLeaderboard } from '../../features/jackpots/index.ts'
import { useText } from '../../i18n/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { answered } from '../parts/use-answers.ts'

type Kind = 'jackpot-leaderboard'

function JackpotLeaderboardBlock({ props: { jackpotId, limit, title } }: BlockView<Kind>) {
  const text = useText()
  const hits = useCall('getJackpotHits', hitsAsked(jackpotId, limit), { refetchInterval: HITS_AGAIN_MS })
  return (
    <Answer answer={answered(hits)} height={220}>
      {({ data }) => <JackpotLeaderboard hits={data} title={title ?? text('jackpots.hits')} />}
    </Answer>
  )
}

/** The latest hits. */
export const block: BlockDefinition<Kind> = {
  needs: ({ props, sources }) => [callQuery(sources, 'getJackpotHits', hitsAsked(props.jackpotId, props.limit))],
  Block: JackpotLeaderboardBlock,
}
