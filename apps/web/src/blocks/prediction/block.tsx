import { callQuery, useCall } from '../../data/index.ts'
import { Prediction } from '../../features/predictions/index.ts'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockPlace, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { answered } from '../parts/use-answers.ts'

type Kind = 'prediction'

function matchOf({ matchId }: BlockView<Kind>['props'], { route }: BlockPlace): number | null {
  return matchId ?? (route.page === 'event' ? route.id : null)
}

function MatchPrediction({ id }: { id: number }) {
  const answer = answered(useCall('getMatch', { params: { id } }))
  return (
    <Answer answer={answer} height={140}>
      {({ data }) => (data.type === 'match' ? <Prediction match={data} /> : null)}
    </Answer>
  )
}

function PredictionBlock({ props, place }: BlockView<Kind>) {
  const id = matchOf(props, place)
  if (id === null) return null
  return (
    <>
      {props.title && <PageTitle title={props.title} level={2} />}
      <MatchPrediction id={id} />
    </>
  )
}

/** The players' votes on the winner. */
export const block: BlockDefinition<Kind> = {
  needs({ props, place, sources }) {
    const id = matchOf(props, place)
    return id === null ? [] : [callQuery(sources, 'getMatch', { params: { id } })]
  },
  Block: PredictionBlock,
}
