import { useFormat, useText } from '../../i18n/index.ts'
import { usePreference } from '../../preferences/index.ts'
import type { FieldEvent } from './field-event.ts'

/** When a championship ends, a race or a draw begins. */
export function FieldTime({ event, dateStyle = 'medium' }: { event: FieldEvent; dateStyle?: 'medium' | 'long' }) {
  const text = useText()
  const format = useFormat()
  const timeZone = usePreference('timeZone')
  if (event.type === 'outright') return text('catalogue.ends', { date: format.date(event.end_date, { dateStyle }) })
  return (
    <time dateTime={event.start_time}>
      {format.date(event.start_time, { dateStyle, timeStyle: 'short', timeZone })}
    </time>
  )
}
