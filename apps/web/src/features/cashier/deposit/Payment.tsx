import type { Deposit } from '@touchline/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { every } from '../../../platform/loading/timing.ts'
import { loadModule } from '../../../platform/network/retry.ts'
import { onForeignMessage } from '../../../platform/page/messages.ts'
import { useAccount } from '../../account/index.ts'
import styles from '../Cashier.module.css'

const ASK_MS = 3_000

/** What the provider's script gives (docs/reference/cashier.md). */
interface PaymentScript {
  mount(
    element: HTMLElement,
    options: { url: string; title: string; notify: (notice: { kind: string }) => void },
  ): () => void
}

/**
 * The provider's page of a deposit, in a frame or shown by its script. Its messages are not trusted: the result is
 * requested from the book, also at intervals, because the page may be closed without a message.
 */
export function Payment(props: { deposit: Deposit; scriptUrl: string | null; onOver: (deposit: Deposit) => void }) {
  const { deposit, scriptUrl, onOver } = props
  const { id, url, kind } = deposit
  const text = useText()
  const { http } = useAccount()
  const place = useRef<HTMLDivElement>(null)
  const [isLost, setIsLost] = useState(false)
  const title = text('cashier.payment')
  const look = useEffectEvent(async () => {
    const result = await http.call('getDeposit', { params: { id } })
    if (result.ok && result.data.data.status !== 'created') onOver(result.data.data)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each deposit once
  useEffect(() => every(ASK_MS, () => void look()), [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each deposit once
  useEffect(() => {
    const element = place.current
    if (url === null || element === null) return
    if (kind !== 'script' || scriptUrl === null) return onForeignMessage(new URL(url).origin, () => void look())
    let takeAway: (() => void) | null = null
    let isGone = false
    loadModule<PaymentScript>(scriptUrl).then(
      ({ mount }) => {
        if (!isGone) takeAway = mount(element, { url, title, notify: () => void look() })
      },
      () => setIsLost(true),
    )
    return () => {
      isGone = true
      takeAway?.()
    }
  }, [id])
  if (isLost) return <p role="alert">{text('cashier.closed')}</p>
  return (
    <div ref={place} className={styles.Payment} data-payment={id}>
      {kind === 'iframe' && url !== null && (
        <iframe src={url} title={title} sandbox="allow-forms allow-scripts allow-same-origin" />
      )}
    </div>
  )
}
