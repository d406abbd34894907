import { LiveRegion, Toasts } from '@touchline/ui'
import { Suspense, useEffect, useState } from 'react'
import { SearchDock } from '../features/search/index.ts'
import { SlipDock } from '../features/slip/index.ts'
import { useText } from '../i18n/index.ts'
import { onConnectivity, whenIdle } from '../platform/loading/timing.ts'
import { lazyComponent, useAnnouncer, useToasts } from '../ui/index.ts'
import { DialogPlace } from './DialogPlace.tsx'

/** Shows that the browser is offline, for as long as it is (ERROR-05). */
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

const LazyLayer = lazyComponent(() => import('./lazy/LazyLayer.tsx'), 'LazyLayer', ['notices'], 'nothing')

/** What comes when the browser has nothing better to do. */
function WhenIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle && <LazyLayer />
}

/** What floats above every page: sign-in, the slip of small screens, toasts, and the one voice for screen readers. */
export function PlayerLayer() {
  const text = useText()
  useOfflineNotice()
  return (
    <>
      <SlipDock />
      <SearchDock />
      <DialogPlace />
      <Toasts toasts={useToasts()} closeLabel={text('shell.close')} />
      <Suspense>
        <WhenIdle />
      </Suspense>
      <LiveRegion announcer={useAnnouncer()} />
    </>
  )
}
