import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { copyText } from '../../../platform/device/copy-text.ts'
import { canFloat, floatVideo } from '../../../platform/device/picture-in-picture.ts'
import { currentAddress } from '../../../platform/page/location.ts'
import styles from './StreamTab.module.css'
import { useHls } from './use-hls.ts'

/** A transmission in the page: muted at first, as browsers want it; it can float over other pages, and be passed on. */
export function Player({ url, title }: { url: string; title: string }) {
  const text = useText()
  const { ref, state, retry } = useHls(url)
  const [copied, setCopied] = useState(false)

  async function share() {
    const { protocol, host, pathname } = currentAddress()
    setCopied(await copyText(`${protocol}//${host}${pathname}?detail=stream`))
  }

  return (
    <div className={styles.Player} data-state={state}>
      <video ref={ref} controls muted autoPlay playsInline aria-label={text('centre.stream.of', { match: title })} />
      {state === 'failed' && (
        <p className={styles.Failed} role="alert">
          {text('centre.stream.failed')} <Button onClick={retry}>{text('centre.stream.again')}</Button>
        </p>
      )}
      <div className={styles.Tools}>
        {canFloat() && <Button onClick={() => void floatVideo(ref.current)}>{text('centre.stream.float')}</Button>}
        <Button onClick={() => void share()}>{text(copied ? 'centre.stream.copied' : 'centre.stream.share')}</Button>
      </div>
    </div>
  )
}
