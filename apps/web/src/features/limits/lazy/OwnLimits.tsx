import { useText } from '../../../i18n/index.ts'
import { useSite } from '../../../site/index.ts'
import type { LoggedIn } from '../../account/index.ts'
import { Card, Pending, usePlayerCall } from '../../profile/index.ts'
import { Help } from '../Help.tsx'
import { History } from '../History.tsx'
import { LimitGrid } from '../LimitGrid.tsx'
import styles from '../Limits.module.css'
import { type LimitSlot, MONEY_LIMITS, pauseOf, timeLimits } from '../limit-names.ts'
import { Pause } from '../Pause.tsx'
import { PauseNote } from '../PauseNote.tsx'
import { SelfTest } from '../SelfTest.tsx'
import { usePlayHistory } from '../use-play-history.ts'

const DAY_MS = 24 * 3_600_000

/** The limits of a signed-in player. */
export function OwnLimits(props: { auth: LoggedIn; hasTest: boolean; onBegun: (until: string) => void }) {
  const { auth, hasTest, onBegun } = props
  const text = useText()
  const playerId = auth.player.id
  const limits = usePlayerCall('getUserLimits', playerId)
  const protection = usePlayerCall('getProtection', playerId)
  const history = usePlayHistory(playerId)
  const isActivityOffered = useSite()?.features.activityTracking ?? true
  if (limits.data === undefined || protection.data === undefined) {
    const retry = () => void Promise.all([limits.refetch(), protection.refetch()])
    return <Pending failed={limits.isError || protection.isError} retry={retry} block={420} />
  }
  const held = limits.data.data
  const rules = protection.data.data
  const pause = pauseOf(held)
  const delay = text(`limits.rules.${rules.confirm_within_ms === null ? 'by_itself' : 'confirmed'}`, {
    days: Math.round(rules.loosen_delay_ms / DAY_MS),
  })
  // Limits are in the currency of the first account unless they were set in another.
  const [main] = auth.accounts
  const subunitsOf = (code: string) =>
    auth.accounts.find(({ currency }) => currency === code)?.subunits ?? main?.subunits ?? 100
  const line = ({ limit, name }: LimitSlot) => {
    const code = limit?.currency ?? main?.currency ?? 'EUR'
    const everybodys = name.type === 'reality_check' ? rules.reality_check_ms : null
    return { currency: { code, subunits: subunitsOf(code) }, playerId, everybodys }
  }
  return (
    <>
      {pause && <PauseNote pause={pause} playerId={playerId} returnDays={rules.return_delay_ms / DAY_MS} />}
      <Card title={text('limits.money')}>
        <p className={styles.Lead}>
          {delay} {text('limits.rules.accounts')} {rules.needs_deposit_limit && text('limits.rules.deposit')}
        </p>
        <LimitGrid names={MONEY_LIMITS} held={held} line={line} />
      </Card>
      <Card title={text('limits.time')}>
        <p className={styles.Lead}>
          {delay} {text('limits.time.lead')}
        </p>
        <LimitGrid names={timeLimits(held, isActivityOffered)} held={held} line={line} />
      </Card>
      <div className={styles.Pair}>
        <Pause type="coolingoff" days={rules.break_days} onBegun={onBegun} />
        <Pause type="selfexclusion" days={rules.exclusion_days} onBegun={onBegun} />
      </div>
      {history.data && <History history={history.data.data} subunitsOf={subunitsOf} />}
      {hasTest && <SelfTest />}
      <Help jurisdiction={rules.jurisdiction} />
    </>
  )
}
