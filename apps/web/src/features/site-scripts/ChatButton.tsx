import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { isGuarded, type Route } from '../../navigation/index.ts'
import { part } from '../../platform/loading/part.ts'
import { reloadPage } from '../../platform/page/location.ts'
import { sessionStore } from '../../platform/storage/storage.ts'
import { useServices } from '../../services/index.ts'
import { useSite } from '../../site/index.ts'
import { failure, useToasts } from '../../ui/index.ts'

/** Keeps over a reload that the chat was requested. */
const KEY = 'chat_asked'
const GUARD = part(() => import('./lazy/guard.ts'))
const CHATS = part(() => import('../../platform/third-party/site-chats.ts'))

/**
 * Opens the chat of the site. Its script loads with the first press and never before; never on pages of money and
 * protection.
 */
export function ChatButton({
  route,
  label,
  className,
}: {
  route: Route
  label: string
  className: string | undefined
}) {
  const text = useText()
  const toasts = useToasts()
  const { addresses, report } = useServices()
  const chat = useSite()?.chat
  const [isBusy, setBusy] = useState(false)
  const isKept = isGuarded(route)

  const open = useCallback(
    async (isAgain: boolean) => {
      if (chat === undefined) return
      setBusy(true)
      try {
        const [guard, { openChat }] = await Promise.all([GUARD.load(), CHATS.load()])
        if (!isAgain && guard.isGuardedDocument(addresses)) {
          // The policy of this document is that of the page it began with, and lets no script in.
          sessionStore.write(KEY, true)
          reloadPage()
          return
        }
        guard.guardPages(addresses)
        await openChat(chat)
      } catch (error) {
        report('call', 'chat', error)
        toasts.show(failure(text))
      }
      setBusy(false)
    },
    [chat, addresses, report, text, toasts],
  )

  useEffect(() => {
    if (isKept || sessionStore.read(KEY) === undefined) return
    sessionStore.remove(KEY)
    void open(true)
  }, [isKept, open])

  if (isKept) return null
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void open(false)} data-chat="">
      {label}
    </button>
  )
}
