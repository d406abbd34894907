import { useQueryClient } from '@tanstack/react-query'
import type { PhoneVerification } from '@touchline/contract'
import { Button, Skeleton } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { lazyComponent } from '../../../ui/index.ts'
import { StatusNote } from '../../access/index.ts'
import card from '../Card.module.css'
import { Pending } from '../Card.tsx'
import { playerKey, usePlayerCall } from '../use-player-call.ts'
import { NumberForm } from './NumberForm.tsx'

const CodeForm = lazyComponent(() => import('./CodeForm.tsx'), 'CodeForm')

/** From no number to a verified one: requests it, has a code sent, takes the code. */
export function PhoneSteps({ playerId, onVerified }: { playerId: number; onVerified?: (number: string) => void }) {
  const text = useText()
  const client = useQueryClient()
  const { data, isError, refetch } = usePlayerCall('getPhone', playerId)
  const [wantsOther, setWantsOther] = useState(false)
  const [isAnswer, setIsAnswer] = useState(false)

  function show(phone: PhoneVerification) {
    client.setQueryData(playerKey('getPhone', playerId), { data: phone })
    setIsAnswer(true)
    setWantsOther(false)
    if (phone.verified_status === 'verified') onVerified?.(phone.phone_number ?? '')
  }

  if (data === undefined) return <Pending failed={isError} retry={() => void refetch()} block={120} />
  const phone = data.data
  const { phone_number: number, verified_status: status } = phone
  if (wantsOther || number === null) {
    return (
      <NumberForm
        limitReached={phone.sms_limit_reached}
        {...(status === 'unverified' && number !== null && { number })}
        onSent={show}
        onBack={number === null ? null : () => setWantsOther(false)}
      />
    )
  }
  if (status !== 'verified') {
    return (
      <Suspense fallback={<Skeleton block={160} />}>
        <CodeForm phone={phone} number={number} onChange={show} onOther={() => setWantsOther(true)} />
      </Suspense>
    )
  }
  return (
    <>
      <StatusNote kind="good" title={text('profile.phone.verified', { number })} isAnswer={isAnswer}>
        <p>{text('profile.phone.verified_text')}</p>
      </StatusNote>
      <div className={card.Actions}>
        <Button onClick={() => setWantsOther(true)}>{text('profile.phone.change')}</Button>
      </div>
    </>
  )
}
