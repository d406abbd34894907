import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../i18n/index.ts'
import { useNow } from '../../live/index.ts'
import { localStore } from '../../platform/storage/storage.ts'
import styles from './Notice.module.css'

/** Stores which notice was closed, and whether the maintenance had begun: its beginning is announced again. */
const KEY = 'maintenance_hidden'
const WHEN: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }

/** Announces maintenance, until it is over or the notice is closed. Times as ISO 8601. */
export function MaintenanceNotice({ begins_at: begins, ends_at: ends }: { begins_at: string; ends_at: string }) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const [hidden, setHidden] = useState(() => localStore.read(KEY))
  const isGoing = now >= Date.parse(begins)
  const mark = `${begins} ${isGoing}`
  if (now >= Date.parse(ends) || hidden === mark) return null
  const times = { from: format.date(begins, WHEN), until: format.date(ends, WHEN) }
  return (
    <div role="status" className={styles.Notice} data-maintenance={isGoing ? 'going' : 'ahead'}>
      <span>{text(isGoing ? 'maintenance.going' : 'maintenance.ahead', times)}</span>
      <Button
        size="small"
        variant="plain"
        onClick={() => {
          localStore.write(KEY, mark)
          setHidden(mark)
        }}
      >
        {text('maintenance.hide')}
      </Button>
    </div>
  )
}
