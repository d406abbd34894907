import { JackpotBanner, useJackpot } from '../../features/jackpots/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { jackpotQuery } from '../parts/jackpot-query.ts'
import { Picture } from '../parts/Picture.tsx'
import { answered } from '../parts/use-answers.ts'

type Kind = 'jackpot-banner'

function JackpotBannerBlock({ props: { jackpotId, image, link } }: BlockView<Kind>) {
  const { answer, pick } = useJackpot(jackpotId)
  return (
    <Answer answer={answered<object>(answer)} height={120}>
      {() => {
        const jackpot = pick()
        if (jackpot === undefined) return null
        return (
          <JackpotBanner jackpot={jackpot} link={link} picture={image && <Picture image={image} sizes="100vw" />} />
        )
      }}
    </Answer>
  )
}

/** What can be won, across the page; nothing where no jackpot is in play. */
export const block: BlockDefinition<Kind> = {
  needs: ({ props, sources }) => [jackpotQuery(sources, props.jackpotId)],
  Block: JackpotBannerBlock,
}
