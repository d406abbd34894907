import type { Statistics } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import styles from './InningOuts.module.css'

const OUTS = 3

/** Outs of the half inning, in words and as dots. */
export function InningOuts({ statistics }: { statistics: Statistics | null }) {
  const text = useText()
  const counted = statistics?.counters.outs
  const outs = Math.min(OUTS, Math.max(counted?.home ?? 0, counted?.away ?? 0))
  return (
    <p className={styles.InningOuts}>
      {text('match.counter.outs')} <b>{outs}</b>
      {Array.from({ length: OUTS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are distinguished by their place only
        <span key={at} data-out={at < outs} aria-hidden="true" />
      ))}
    </p>
  )
}
