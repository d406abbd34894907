import type { Session } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { type TextOf, useFormat, useText } from '../../../i18n/index.ts'
import { failure, useToasts } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'
import styles from './SessionsCard.module.css'

const NOT_FOUND = 404

/** What a device is called: its browser and its system, which have their own names in every language. */
function deviceText(device: string | null, text: TextOf): string {
  if (device === null) return text('profile.sessions.unknown_device')
  const [browser = '', system] = device.split(' on ')
  return system === undefined ? device : text('profile.sessions.device', { browser, system })
}

/** Where a session is: on a device, and in a page around the sportsbook where it is not on the site itself. */
function placeText({ device, host }: Session, text: TextOf): string {
  const name = deviceText(device, text)
  return host === null
    ? name
    : text('profile.sessions.on_host', { device: name, host: host.replace(/^https?:\/\//, '') })
}

/** One place where the player is signed in. */
export function SessionLine({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const text = useText()
  const toasts = useToasts()
  const account = useAccount()
  const format = useFormat()
  const [isEnding, setIsEnding] = useState(false)
  const device = placeText(session, text)
  const time = format.date(session.last_seen_at, { dateStyle: 'medium', timeStyle: 'short' })

  async function end() {
    if (isEnding) return
    setIsEnding(true)
    const result = await account.http.call('endSession', { params: { id: session.id } })
    setIsEnding(false)
    // One that is not there any more has ended, wherever that was requested.
    const isGone = result.ok || (result.error.kind === 'answer' && result.error.status === NOT_FOUND)
    if (isGone) toasts.show({ kind: 'success', title: text('profile.sessions.ended', { device }) })
    else toasts.show(failure(text))
    onEnded()
  }

  return (
    <li className={styles.Line}>
      <div>
        <span className={styles.Device}>{device}</span>
        <p>{[session.address, text('profile.sessions.seen', { time })].filter((part) => part !== null).join(' · ')}</p>
      </div>
      {session.current ? (
        <span className={styles.Current}>{text('profile.sessions.current')}</span>
      ) : (
        <Button
          aria-label={text('profile.sessions.end_label', { device, time })}
          aria-disabled={isEnding || undefined}
          onClick={() => void end()}
        >
          {text('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}
