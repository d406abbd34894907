import type { PlaySession } from '@touchline/contract'
import { Button, Skeleton } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { openChannel } from '../../../platform/network/channel.ts'
import { useMoney } from '../../../ui/index.ts'
import { useAccount, useAuth } from '../../account/index.ts'
import { PLAY_CHANNEL } from '../play-words.ts'
import { useDuration } from '../use-duration.ts'
import styles from './RealityCheck.module.css'

/** What play has cost so far: shown as it is, in no colour that praises or scolds. */
export function PlayFacts({ play, subunits }: { play: PlaySession; subunits: number }) {
  const text = useText()
  const money = useMoney()
  const duration = useDuration()
  const currency = { code: play.currency, subunits }
  return (
    <dl className={styles.Facts}>
      <dt>{text('protection.check.played')}</dt>
      <dd>{duration(play.played_ms)}</dd>
      <dt>{text('protection.check.staked')}</dt>
      <dd>{money(play.staked, currency)}</dd>
      <dt>{text('protection.check.won')}</dt>
      <dd>{money(play.won, currency)}</dd>
      <dt>{text('protection.check.net')}</dt>
      <dd>{money(play.won - play.staked, currency)}</dd>
    </dl>
  )
}

/** SAFE-02: the player sees how long and for how much they have played, and continues or stops. */
export function RealityCheck({ close }: { readonly close: () => void }) {
  const text = useText()
  const duration = useDuration()
  const auth = useAuth()
  const { http, signOut } = useAccount()
  // Null where nothing is played.
  const [play, setPlay] = useState<PlaySession | null>()
  const [isBusy, setIsBusy] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const player = auth.status === 'LOGGED_IN' ? auth.player.id : 0
  const accounts = auth.status === 'LOGGED_IN' ? auth.accounts : []
  useEffect(() => {
    let isGone = false
    void http.call('getPlaySession').then((answer) => {
      if (!isGone) setPlay(answer.ok ? answer.data.data : null)
    })
    return () => {
      isGone = true
    }
  }, [http])

  async function goOn() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await http.call('continuePlaySession')
    setIsBusy(false)
    if (!answer.ok && answer.error.kind === 'network') return setIsLost(true)
    close()
    const channel = openChannel(PLAY_CHANNEL)
    channel.send({ player, word: 'continued' })
    channel.close()
  }
  return (
    <div className={styles.Check}>
      {play === undefined && <Skeleton block={180} />}
      {play === null && <p>{text('protection.check.none')}</p>}
      {play && (
        <>
          <p>{text('protection.check.lead', { time: duration(play.played_ms) })}</p>
          <PlayFacts
            play={play}
            subunits={accounts.find(({ currency }) => currency === play.currency)?.subunits ?? 100}
          />
        </>
      )}
      {isLost && <p role="alert">{text('protection.check.lost')}</p>}
      <div className={styles.Actions}>
        <Button size="large" aria-disabled={isBusy || undefined} onClick={() => void goOn()}>
          {text('protection.check.continue')}
        </Button>
        <Button size="large" onClick={() => void signOut().then(close)}>
          {text('protection.check.sign_out')}
        </Button>
      </div>
    </div>
  )
}
