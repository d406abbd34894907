import { BREAK_DAYS, EXCLUSION_DAYS } from '@touchline/contract/constants'
import { Button, Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import { type LoggedIn, useAccount, useAuth } from '../account/index.ts'
import { Card, Pending, usePlayerCall } from '../profile/index.ts'
import { LimitLine } from './LimitLine.tsx'
import styles from './Limits.module.css'
import { LIMIT_NAMES, limitOf, pauseOf } from './limit-names.ts'
import { Pause } from './Pause.tsx'
import { PauseNote } from './PauseNote.tsx'

function Own({ auth, onBegun }: { auth: LoggedIn; onBegun: (until: string) => void }) {
  const text = useText()
  const playerId = auth.player.id
  const { data, isError, refetch } = usePlayerCall('getUserLimits', playerId)
  if (data === undefined) return <Pending failed={isError} retry={() => void refetch()} block={420} />
  const pause = pauseOf(data.data)
  // Limits are in the currency of the first account unless they were set in another.
  const [main] = auth.accounts
  return (
    <>
      {pause && <PauseNote pause={pause} playerId={playerId} />}
      <Card title={text('limits.money')}>
        <p className={styles.Lead}>{text('limits.money.lead')}</p>
        <ul className={styles.List}>
          {LIMIT_NAMES.map((name) => {
            const limit = limitOf(data.data, name)
            const code = limit?.currency ?? main?.currency ?? 'EUR'
            const subunits = auth.accounts.find(({ currency }) => currency === code)?.subunits ?? main?.subunits ?? 100
            const key = `${name.type}:${name.period}`
            return <LimitLine key={key} name={name} limit={limit} currency={{ code, subunits }} playerId={playerId} />
          })}
        </ul>
      </Card>
      <Pause type="coolingoff" days={BREAK_DAYS} onBegun={onBegun} />
      <Pause type="selfexclusion" days={EXCLUSION_DAYS} onBegun={onBegun} />
      <Card title={text('limits.help')}>
        <p className={styles.Lead}>{text('limits.help.lead')}</p>
      </Card>
    </>
  )
}

/** What players hold themselves to: limits on money, breaks, exclusions, and where help is. */
export function LimitsPage() {
  const text = useText()
  const auth = useAuth()
  const { openSignIn } = useAccount()
  const [begun, setBegun] = useState<string | null>(null)
  return (
    <div className={styles.LimitsPage}>
      <PageTitle title={text('limits.title')} />
      {auth.status === 'LOGGED_IN' && <Own auth={auth} onBegun={setBegun} />}
      {auth.status === 'NOT_LOGGED_IN' && (
        <div className={styles.Question}>
          <p role="status">{begun === null ? text('limits.visitor') : text('limits.begun', { until: begun })}</p>
          <Button variant="go" onClick={() => openSignIn()}>
            {text('account.sign_in')}
          </Button>
        </div>
      )}
      {auth.status !== 'LOGGED_IN' && auth.status !== 'NOT_LOGGED_IN' && <Skeleton block={420} />}
    </div>
  )
}
