import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import styles from '../lazy/notices/SlipNotice.module.css'
import { useSlip } from '../service.ts'
import { useTicket } from '../use-slip.ts'

/** What came of bets that were put into the slip: what is gone, or why nothing came. */
export function FillNotice() {
  const text = useText()
  const { dismissFillNotice, restoreCode } = useSlip()
  const notice = useTicket(({ fillNotice }) => fillNotice)
  if (notice === null) return null
  const { kind } = notice
  return (
    <div className={styles.Notice} role={kind === 'filled' ? 'status' : 'alert'} data-fill={kind}>
      <div className={styles.Text}>
        {kind === 'filled' ? (
          <>
            {notice.isShared && <p>{text('share.filled')}</p>}
            {notice.gone.length > 0 && (
              <p>{text('share.gone', { count: notice.gone.length, names: notice.gone.join(', ') })}</p>
            )}
          </>
        ) : (
          <p>{text(kind === 'empty' ? 'share.empty' : 'share.later')}</p>
        )}
      </div>
      {kind === 'later' && notice.code !== null && (
        <Button size="small" onClick={() => restoreCode(notice.code ?? '')}>
          {text('bets.retry')}
        </Button>
      )}
      <Button size="small" variant="plain" onClick={dismissFillNotice}>
        {text('share.dismiss')}
      </Button>
    </div>
  )
}
