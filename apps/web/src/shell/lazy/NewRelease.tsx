import { Button } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { whenCodeIsMissed } from '../../platform/network/retry.ts'
import { reloadPage } from '../../platform/page/location.ts'
import { isReleaseGone } from '../../platform/reports/release.ts'
import styles from './Notice.module.css'

/** Offers to reload where code did not load because a new release replaced it. The browser keeps the slip. */
export function NewRelease() {
  const text = useText()
  const [isGone, setGone] = useState(false)
  useEffect(
    () =>
      whenCodeIsMissed(() => {
        void isReleaseGone().then((gone) => gone && setGone(true))
      }),
    [],
  )
  return (
    <div role="status">
      {isGone && (
        <div className={styles.Notice}>
          <span>{text('release.new')}</span>
          <Button variant="go" onClick={reloadPage}>
            {text('shell.line.reload')}
          </Button>
        </div>
      )}
    </div>
  )
}
