import type { Match } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { FormSide } from './FormSide.tsx'
import { Meetings } from './Meetings.tsx'
import styles from './PreviewTab.module.css'
import { TableExcerpt } from './TableExcerpt.tsx'

/** What is known before kick-off: form, earlier meetings, and where both stand in their league. */
export function PreviewTab({ match }: { match: Match }) {
  const text = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by the keyboard too
    <section className={styles.PreviewTab} aria-label={text('centre.preview')} tabIndex={0}>
      <FormSide match={match} />
      <Meetings match={match} />
      <TableExcerpt match={match} />
    </section>
  )
}
