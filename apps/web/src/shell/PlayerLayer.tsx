import { LiveRegion, Toasts } from '@touchline/ui'
import { useEffect } from 'react'
import { SearchDock } from '../features/search/index.ts'
import { SlipDock, useSlip } from '../features/slip/index.ts'
import { useText } from '../i18n/index.ts'
import { focusFirst } from '../platform/focus.ts'
import { onShortcut } from '../platform/shortcuts.ts'
import { onConnectivity, onNextFrame } from '../platform/timing.ts'
import { useAnnouncer, useToasts } from '../ui/index.ts'
import { AccountDialog } from './AccountDialog.tsx'

/** Says that the browser is offline, for as long as it is (ERROR-05). */
function useOfflineNotice(): void {
  const text = useText()
  const toasts = useToasts()
  const title = text('account.offline')
  useEffect(() => {
    let shown: number | null = null
    return onConnectivity((online) => {
      if (!online) shown = toasts.show({ kind: 'error', title, sticky: true })
      else if (shown !== null) toasts.dismiss(shown)
    })
  }, [toasts, title])
}

/** Place of the stake in the panel, and in the sheet of small screens. */
const STAKE = 'aside input, dialog[open] input'

/** The key to the slip from anywhere on the page. */
function useKeyToSlip(): void {
  const { openTicket } = useSlip()
  useEffect(
    () =>
      onShortcut('b', () => {
        openTicket('BET_SLIP')
        onNextFrame(() => focusFirst(STAKE))
      }),
    [openTicket],
  )
}

/** What floats above every page: sign-in, the slip of small screens, toasts, and the one voice for screen readers. */
export function PlayerLayer() {
  const text = useText()
  useOfflineNotice()
  useKeyToSlip()
  return (
    <>
      <SlipDock />
      <SearchDock />
      <AccountDialog />
      <Toasts toasts={useToasts()} closeLabel={text('account.close')} />
      <LiveRegion announcer={useAnnouncer()} />
    </>
  )
}
