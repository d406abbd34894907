import type { Match } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { FormSide } from './FormSide.tsx'
import { Meetings } from './Meetings.tsx'
import styles from './PreviewTab.module.css'
import { TableExcerpt } from './TableExcerpt.tsx'

const ALL = ['form', 'h2h'] as const

export interface PreviewTabProps {
  readonly match: Match
  /** Which parts; without it, all of them and the table. */
  readonly show?: readonly (typeof ALL)[number][]
  /** How many results of a side, and how many meetings. */
  readonly results?: number | undefined
}

/** A preview of the match: form, earlier meetings, and the places of both sides in their league. */
export function PreviewTab({ match, show = ALL, results }: PreviewTabProps) {
  const text = useText()
  return (
    <section className={styles.PreviewTab} aria-label={text('centre.preview')}>
      {show.includes('form') && <FormSide match={match} results={results} />}
      {show.includes('h2h') && <Meetings match={match} results={results} />}
      {show === ALL && <TableExcerpt match={match} />}
      <p>{text('centre.form.none')}</p>
    </section>
  )
}
