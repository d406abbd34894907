import { callQuery } from '../../data/index.ts'
import { JackpotCard, useJackpot } from '../../features/jackpots/index.ts'
import { useText } from '../../i18n/index.ts'
import { Empty } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { jackpotQuery } from '../parts/jackpot-query.ts'
import { answered } from '../parts/use-answers.ts'

type Kind = 'jackpot-card'

function JackpotCardBlock({ props: { jackpotId }, isTitle }: BlockView<Kind>) {
  const text = useText()
  const { answer, pick } = useJackpot(jackpotId)
  return (
    <Answer answer={answered<object>(answer)} height={250}>
      {() => {
        const jackpot = pick()
        return jackpot === undefined ? (
          <Empty>{text('jackpots.none')}</Empty>
        ) : (
          <JackpotCard jackpot={jackpot} level={isTitle ? 1 : 2} />
        )
      }}
    </Answer>
  )
}

/** One jackpot with its levels, chances and terms. */
export const block: BlockDefinition<Kind> = {
  needs: ({ props, sources }) => [
    jackpotQuery(sources, props.jackpotId),
    ...(props.jackpotId === null ? [] : [callQuery(sources, 'getJackpotTerms', { params: { id: props.jackpotId } })]),
  ],
  Block: JackpotCardBlock,
}
