import { Button } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { useSlip } from '../../service.ts'
import { useTicket } from '../../use-slip.ts'
import styles from './SlipNotice.module.css'

/** The results of placements that the player did not want to wait for. */
export function SetAsideNotices() {
  const text = useText()
  const { dismissSetAside } = useSlip()
  const all = useTicket(({ setAside }) => setAside)
  return (
    <div role="status">
      {all.map(({ claim: { key }, outcome }) => (
        <div key={key} className={styles.Notice} data-tone={outcome === 'refused' ? 'error' : undefined}>
          <p className={styles.Text}>{text(`slip.aside.${outcome}`)}</p>
          {outcome !== 'asking' && (
            <Button size="small" variant="plain" onClick={() => dismissSetAside(key)}>
              {text('slip.aside.dismiss')}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
