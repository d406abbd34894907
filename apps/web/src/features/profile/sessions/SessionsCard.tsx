import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { failure, useToasts } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'
import { Card, Pending } from '../Card.tsx'
import { playerKey, usePlayerCall } from '../use-player-call.ts'
import { SessionLine } from './SessionLine.tsx'
import styles from './SessionsCard.module.css'

/** Where the player is signed in; every other place can be signed out from here. */
export function SessionsCard({ playerId }: { playerId: number }) {
  const text = useText()
  const toasts = useToasts()
  const account = useAccount()
  const client = useQueryClient()
  const { data, isError, refetch } = usePlayerCall('getSessions', playerId)
  const [isEnding, setIsEnding] = useState(false)

  async function endOthers() {
    if (isEnding) return
    setIsEnding(true)
    const result = await account.http.call('endOtherSessions')
    setIsEnding(false)
    if (result.ok) {
      const title = text('profile.sessions.ended_others', { count: result.data.data.ended })
      toasts.show({ kind: 'success', title })
    } else toasts.show(failure(text))
    await client.invalidateQueries({ queryKey: playerKey('getSessions', playerId) })
  }

  const others = data?.data.filter((session) => !session.current) ?? []
  return (
    <Card title={text('profile.sessions')}>
      {data === undefined ? (
        <Pending failed={isError} retry={() => void refetch()} block={120} />
      ) : (
        <>
          <ul className={styles.List}>
            {data.data.map((session) => (
              <SessionLine key={session.id} session={session} onEnded={() => void refetch()} />
            ))}
          </ul>
          {others.length === 0 ? (
            <p className={card.Lead}>{text('profile.sessions.only')}</p>
          ) : (
            <div className={card.Actions}>
              <Button aria-disabled={isEnding || undefined} onClick={() => void endOthers()}>
                {text('profile.sessions.end_others')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}
