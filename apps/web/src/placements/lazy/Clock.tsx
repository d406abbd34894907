import { useCallback } from 'react'
import { useFormat } from '../../i18n/index.ts'
import { onSecond, useLiveStore } from '../../live/index.ts'
import { useExternal } from '../../platform/use-external.ts'
import { placeOfZone, usePreference } from '../../preferences/index.ts'
import type { AroundView } from '../view.ts'
import styles from './Lazy.module.css'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOURS = { hour: '2-digit', minute: '2-digit' } as const
const SECONDS = { ...HOURS, second: '2-digit' } as const

/** The server's time where the viewer is; renders again when what it shows changes. */
export function Clock({ props: { seconds, showZone } }: AroundView<'clock'>) {
  const store = useLiveStore()
  const format = useFormat()
  const zone = usePreference('timeZone')
  const step = seconds ? SECOND_MS : MINUTE_MS
  const whole = useCallback((at: number) => at - (at % step), [step])
  const at = useExternal(
    onSecond,
    useCallback(() => whole(store.now()), [whole, store]),
    () => whole(store.madeAt),
  )
  return (
    <span className={styles.Clock}>
      <time dateTime={new Date(at).toISOString()}>{format.date(at, seconds ? SECONDS : HOURS)}</time>
      {showZone && <span>{placeOfZone(zone)}</span>}
    </span>
  )
}
