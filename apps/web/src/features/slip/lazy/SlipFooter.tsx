import { Button } from '@touchline/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { focusWhenLost } from '../../../platform/input/focus.ts'
import { useSite } from '../../../site/index.ts'
import { lazyComponent, Money, useMoney } from '../../../ui/index.ts'
import { useActiveAccount } from '../../account/index.ts'
import { useTotalOdds } from '../../my-bets/index.ts'
import { AcceptModeChoice } from './notices/AcceptModeChoice.tsx'
import { PlaceButtonView } from './PlaceButtonView.tsx'
import styles from './SlipFooter.module.css'
import { SharedStake } from './stake/SharedStake.tsx'
import { StakeField } from './stake/StakeField.tsx'
import { StakePresets } from './stake/StakePresets.tsx'
import { PerLineStake, TotalStake } from './stake/StakeTotals.tsx'
import { WinField } from './stake/WinField.tsx'
import type { ReckonedSlip } from './use-reckoned-slip.ts'

const JackpotLine = lazyComponent(() => import('./bonus/JackpotLine.tsx'), 'JackpotLine', ['jackpots'], 'nothing')

/**
 * The present total odds; the agreed ones struck out where they moved. A system has no one price: its least and largest
 * return.
 */
function TotalOdds({ reckoned: { slip, summary, agreed } }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const odds = useTotalOdds()
  const money = useMoney()
  if (summary.totalOdds === null) return null
  const { totalOdds, totalPotentialWin: most } = summary.afterAcceptance ?? summary
  const now = totalOdds ?? summary.totalOdds
  const isSystem = summary.betType === 'SYSTEM'
  return (
    <div className={styles.Row}>
      <span>{text(isSystem ? 'slip.system.pays' : 'slip.total_odds')}</span>
      {isSystem ? (
        <strong data-system-pays={most}>{`${money(0, slip.currency)} – ${money(most, slip.currency)}`}</strong>
      ) : (
        <span className={styles.Figures}>
          {agreed.totalOdds !== null && agreed.totalOdds !== now && <s>{odds(agreed.totalOdds)}</s>}
          <strong>{odds(now)}</strong>
        </span>
      )}
    </div>
  )
}

/** The press removes the place button, so the focus moves to the button that replaces it, then and afterwards. */
function useFocusOnTheOne(inProgress: boolean): void {
  const wasInProgress = useRef(false)
  useEffect(() => {
    if (wasInProgress.current || inProgress) focusWhenLost('[data-place]')
    wasInProgress.current = inProgress
  }, [inProgress])
}

/** What stays in sight however many legs there are: acceptance, odds, stake, return and the button. */
export function SlipFooter({ reckoned }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const account = useActiveAccount()
  const hasJackpots = useSite()?.features.jackpots ?? true
  const [isShared, setShared] = useState(false)
  const { slip, summary } = reckoned
  const isSplit = summary.isMultiSingle && isShared
  useFocusOnTheOne(slip.inProgress)
  if (slip.inProgress) {
    return (
      <div className={styles.Footer}>
        <div className={styles.Row}>
          <span>{text('slip.stake')}</span>
          <strong>
            <Money subunits={summary.totalStake} currency={slip.currency} />
          </strong>
        </div>
        <div className={styles.Row}>
          <span>{text('slip.potential_win')}</span>
          <strong>
            <Money subunits={summary.totalPotentialWin} currency={slip.currency} />
          </strong>
        </div>
        <PlaceButtonView reckoned={reckoned} />
      </div>
    )
  }
  // Several bets have a field each, at the bet: here is what sets all of them.
  const hasSeveral = summary.bets.length > 1
  const betKey = hasSeveral ? null : (summary.bets[0]?.key ?? null)
  return (
    <div className={styles.Footer}>
      <AcceptModeChoice mode={slip.settings.acceptMode} />
      <TotalOdds reckoned={reckoned} />
      {hasSeveral && (
        <div className={styles.Row}>
          <span>{text(isSplit ? 'slip.stake.shared' : 'slip.stake.each')}</span>
          {summary.isMultiSingle && (
            <Button size="small" variant="plain" className={styles.Switch} onClick={() => setShared(!isShared)}>
              {text(isShared ? 'slip.stake.each' : 'slip.stake.shared')}
            </Button>
          )}
        </div>
      )}
      {isSplit ? (
        <SharedStake reckoned={reckoned} />
      ) : (
        <>
          <StakeField reckoned={reckoned} betKey={betKey} look="strong" />
          <StakePresets reckoned={reckoned} betKey={betKey} canAsk={account !== null} />
        </>
      )}
      <PerLineStake reckoned={reckoned} />
      <TotalStake reckoned={reckoned} />
      <WinField reckoned={reckoned} />
      {hasJackpots && (
        <Suspense fallback={account !== null && <div className={styles.JackpotRoom} />}>
          <JackpotLine reckoned={reckoned} />
        </Suspense>
      )}
      <PlaceButtonView reckoned={reckoned} />
    </div>
  )
}
