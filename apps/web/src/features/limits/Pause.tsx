import type { CallBody } from '@touchline/contract'
import { Button, Dialog, MenuChoice } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import { useAccount } from '../account/index.ts'
import { Card } from '../profile/index.ts'
import styles from './Limits.module.css'

type Body = CallBody<'excludePlayer'>

const DAY_MS = 24 * 3_600_000
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'full' }

/** A break or an exclusion: how long, and one question before it begins, for it cannot be taken back. */
export function Pause(props: {
  type: Body['type']
  days: readonly number[]
  /** It has begun, until then; the player is signed out next. */
  onBegun: (until: string) => void
}) {
  const { type, days: choices, onBegun } = props
  const text = useText()
  const format = useFormat()
  const account = useAccount()
  const now = useLiveStore().now()
  const [days, setDays] = useState<string>(String(choices[0]))
  const [asks, setAsks] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const until = format.date(now + Number(days) * DAY_MS, DAY)

  async function begin() {
    if (isBusy) return
    setIsBusy(true)
    const result = await account.http.call('excludePlayer', { body: { type, days: Number(days) } as Body })
    setIsBusy(false)
    if (!result.ok) {
      setProblem(result.error.kind === 'answer' ? result.error.body.localized_message : text('profile.lost'))
      return
    }
    onBegun(until)
    // The server has ended this session with all others.
    await account.signOut()
  }
  return (
    <Card title={text(`limits.${type}.title`)}>
      <p className={styles.Lead}>{text(`limits.${type}.lead`)}</p>
      <div className={styles.Actions}>
        <MenuChoice<string>
          label={text('limits.how_long')}
          value={days}
          onChange={setDays}
          items={choices.map((count) => ({ value: String(count), label: text('limits.days', { count }) }))}
        />
        <Button onClick={() => setAsks(true)}>{text(`limits.${type}.begin`)}</Button>
      </div>
      <Dialog
        state={asks ? 'open' : 'closed'}
        title={text(`limits.${type}.begin`)}
        closeLabel={text('limits.not_now')}
        onClose={() => setAsks(false)}
        data-modal={type}
      >
        <div className={styles.Question}>
          <p>{text(`limits.${type}.question`, { until })}</p>
          {problem !== null && <p role="alert">{problem}</p>}
          <div className={styles.Actions}>
            <Button variant="accent" aria-disabled={isBusy || undefined} onClick={() => void begin()}>
              {text(`limits.${type}.yes`)}
            </Button>
            <Button onClick={() => setAsks(false)}>{text('limits.not_now')}</Button>
          </div>
        </div>
      </Dialog>
    </Card>
  )
}
