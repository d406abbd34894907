import { Button } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useFormat, useText } from '../../../i18n/index.ts'
import { hasPasskeys } from '../../../platform/device/device.ts'
import { useToasts } from '../../../ui/index.ts'
import { madePasskey } from '../../access/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'
import { Card, Pending } from '../Card.tsx'
import { usePlayerCall } from '../use-player-call.ts'
import { AskPassword } from './AskPassword.tsx'
import styles from './Security.module.css'

/** Passkeys: a finger, a face or the lock of the device instead of a password. */
export function PasskeysCard({ playerId }: { playerId: number }) {
  const text = useText()
  const toasts = useToasts()
  const format = useFormat()
  const { http } = useAccount()
  const { data, isError, refetch } = usePlayerCall('getSecurity', playerId)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<{ readonly id: number; readonly name: string } | null>(null)
  const [isOffered, setOffered] = useState(false)
  useEffect(() => setOffered(hasPasskeys()), [])
  const day = (time: string) => format.date(time, { dateStyle: 'medium' })

  async function add(password: string) {
    const asked = await http.call('startPasskey', { body: { password } })
    if (!asked.ok) return asked.error
    const credential = await madePasskey(asked.data.data.options)
    if (credential === null) {
      toasts.show({ kind: 'warning', title: text('profile.passkeys.not_made') })
      return null
    }
    const name = text('profile.passkeys.name', { number: (data?.data.passkeys.length ?? 0) + 1 })
    const kept = await http.call('addPasskey', { body: { credential, name } })
    if (!kept.ok) return kept.error
    setAdding(false)
    toasts.show({ kind: 'success', title: text('profile.passkeys.added') })
    await refetch()
    return null
  }

  async function remove(id: number, password: string) {
    const removed = await http.call('removePasskey', { params: { id }, body: { password } })
    // One that is gone already is gone.
    const isGone = removed.ok || (removed.error.kind === 'answer' && removed.error.status === 404)
    if (!isGone) return removed.error
    setRemoving(null)
    await refetch()
    return null
  }

  return (
    <Card title={text('profile.passkeys')}>
      {data === undefined ? (
        <Pending failed={isError} retry={() => void refetch()} block={96} />
      ) : (
        <>
          <p className={card.Lead}>{text(isOffered ? 'profile.passkeys.lead' : 'profile.passkeys.none_here')}</p>
          {data.data.passkeys.length > 0 && (
            <ul className={styles.List}>
              {data.data.passkeys.map(({ id, name, created_at, last_used_at }) => (
                <li key={id} className={styles.Line} data-passkey={id}>
                  <div>
                    <strong>{name}</strong>
                    <p>
                      {last_used_at === null
                        ? text('profile.passkeys.made', { day: day(created_at) })
                        : text('profile.passkeys.used', { day: day(last_used_at) })}
                    </p>
                  </div>
                  <Button
                    aria-label={text('profile.passkeys.remove_label', { name })}
                    onClick={() => {
                      setRemoving({ id, name })
                      setAdding(false)
                    }}
                  >
                    {text('profile.passkeys.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {removing !== null && (
            <AskPassword
              key={removing.id}
              submit={text('profile.passkeys.remove_label', { name: removing.name })}
              send={(password) => remove(removing.id, password)}
              onBack={() => setRemoving(null)}
            />
          )}
          {isAdding ? (
            <AskPassword submit={text('profile.passkeys.add')} send={add} onBack={() => setAdding(false)} />
          ) : (
            isOffered && (
              <div className={card.Actions}>
                <Button
                  onClick={() => {
                    setRemoving(null)
                    setAdding(true)
                  }}
                >
                  {text('profile.passkeys.add')}
                </Button>
              </div>
            )
          )}
        </>
      )}
    </Card>
  )
}
