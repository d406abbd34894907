import { countBlockedLegs, type PlacementError } from '@touchline/betting'
import { ERRORS } from '@touchline/contract/error-codes'
import { Button } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { Link } from '../../../../navigation/index.ts'
import { failure, useMoney, useToasts } from '../../../../ui/index.ts'
import { useAccount } from '../../../account/index.ts'
import { useTotalOdds } from '../../../my-bets/index.ts'
import { useSlip } from '../../service.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import styles from './SlipNotice.module.css'

/** Places at the price there is now, in one press that names it. */
function PlaceAnyway({ reckoned }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const toasts = useToasts()
  const odds = useTotalOdds()
  const { edit, placeAtNewPrices } = useSlip()
  const { saveSettings } = useAccount()
  const { slip, summary } = reckoned
  const total = summary.betType === 'SYSTEM' ? null : (summary.afterAcceptance?.totalOdds ?? summary.totalOdds)
  if (countBlockedLegs(slip.bets) > 0 || summary.totalStake === 0) return null
  async function neverAskForBetter() {
    edit({ type: 'update_settings', settings: { acceptMode: 'higher' } })
    const isSaved = await saveSettings({ auto_accept_odds_change: 'higher' })
    if (!isSaved) toasts.show(failure(text, text('slip.accept_mode.failed')))
  }
  return (
    <>
      <Button size="small" variant="accent" onClick={placeAtNewPrices}>
        {total === null ? text('slip.place_now') : text('slip.place_at', { odds: odds(total) })}
      </Button>
      {slip.settings.acceptMode === 'none' && (
        <Button size="small" variant="plain" onClick={() => void neverAskForBetter()}>
          {text('slip.take_better')}
        </Button>
      )}
    </>
  )
}

const { code: NO_MUNICIPALITY } = ERRORS.municipality_not_found

/** Whether the address of the player is what has to be corrected before they bet. */
const isAboutAddress = ({ code, byBet }: PlacementError) =>
  [code, ...byBet.map((bet) => bet.code)].includes(NO_MUNICIPALITY)

/** Why nothing was placed, and the press that mends it. */
export function Refusal({ error, reckoned }: { error: PlacementError; reckoned: ReckonedSlip }) {
  const text = useText()
  const money = useMoney()
  const { edit } = useSlip()
  const messages = new Set([error.message, ...error.byBet.map((bet) => bet.message), ...error.details])
  const { slip } = reckoned
  return (
    <div role="alert" className={styles.Notice} data-tone="error">
      <div className={styles.Text}>
        <strong>{text('slip.error')}</strong>
        {[...messages].map((message) => message !== null && <p key={message}>{message}</p>)}
      </div>
      {isAboutAddress(error) && <Link to="/profile">{text('slip.correct_address')}</Link>}
      {error.isWrongOdds && <PlaceAnyway reckoned={reckoned} />}
      {error.byBet.map(({ betKey, maxStake }) =>
        maxStake === null || maxStake === 0 ? null : (
          <Button key={betKey} size="small" onClick={() => edit({ type: 'set_stake', betKey, stake: maxStake })}>
            {text('slip.use_max', { amount: money(maxStake, slip.currency) })}
          </Button>
        ),
      )}
      <RemoveFaulty error={error} reckoned={reckoned} />
    </div>
  )
}

/** Takes away the selections that cannot be bet on, where others remain. */
function RemoveFaulty({ error, reckoned }: { error: PlacementError; reckoned: ReckonedSlip }) {
  const text = useText()
  const { edit } = useSlip()
  const faulty = new Set(error.byBet.flatMap((bet) => bet.selections).map((leg) => leg.selectionId))
  const { bets, selectionCount } = reckoned.summary
  // One price for several outcomes goes as a whole.
  const wholes = bets.filter(
    ({ bet }) => bet.betType === 'CUSTOM_BET' && bet.selections.some(({ id }) => faulty.has(id)),
  )
  const legs = bets.flatMap(({ bet }) => (bet.betType === 'CUSTOM_BET' ? [] : bet.selections))
  const faultyLegs = legs.filter(({ id }) => faulty.has(id))
  const count = wholes.length + faultyLegs.length
  if (error.isWrongOdds || count === 0 || count >= selectionCount) return null
  return (
    <Button
      size="small"
      onClick={() => {
        for (const { id } of faultyLegs) edit({ type: 'remove_selection', selectionId: id })
        for (const { key } of wholes) edit({ type: 'remove_bet', betKey: key })
      }}
    >
      {text('slip.remove_faulty', { count })}
    </Button>
  )
}
