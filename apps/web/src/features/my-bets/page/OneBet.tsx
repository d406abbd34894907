import type { Bet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { printPage } from '../../../platform/device/print-page.ts'
import { BetCard } from '../lazy/BetCard.tsx'
import { BetsState } from '../lazy/BetsState.tsx'
import { useBets, useBetsService } from '../service.ts'
import { BetPaper } from './BetPaper.tsx'
import styles from './BetsPage.module.css'
import type { BetsPageProps } from './bets-page-props.ts'

/** One bet of a signed-in player. */
export function OneBet({ id, actions }: { id: number; actions?: BetsPageProps['actions'] }) {
  const state = useBets()
  const { watch } = useBetsService()
  useEffect(() => watch(), [watch])
  if (state.step !== 'ready') return <BetsState state={state} />
  const bet = state.bets.find((each) => each.id === id)
  return (
    <div className={styles.One}>
      {bet === undefined ? <Unlisted key={id} id={id} /> : <Whole bet={bet} actions={actions?.(bet)} />}
    </div>
  )
}

/** A bet that is in no list, such as a large stake that the desk has refused: it is over, and requested once. */
function Unlisted({ id }: { id: number }) {
  const text = useText()
  const { lookUp } = useBetsService()
  const [found, setFound] = useState<Bet | 'asking' | null>('asking')
  useEffect(() => void lookUp(id).then(setFound), [id, lookUp])
  if (found === 'asking') return <BetsState state={{ step: 'loading' }} />
  return found === null ? <p>{text('bets_page.unknown')}</p> : <Whole bet={found} />
}

/** All of a bet, on the screen and on paper. */
function Whole({ bet, actions }: { bet: Bet; actions?: ReactNode }) {
  const text = useText()
  return (
    <>
      <BetCard
        bet={bet}
        actions={
          <>
            {actions}
            <Button size="small" onClick={printPage}>
              {text('bets_page.print')}
            </Button>
          </>
        }
        isWhole
      />
      <BetPaper bet={bet} />
    </>
  )
}
