import type { CallError } from '@touchline/client/http'
import { Button, Dialog } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useRouter } from 'wouter'
import { useText } from '../../../i18n/index.ts'
import { copyText } from '../../../platform/device/copy-text.ts'
import { addressAtHost } from '../../../platform/page/host-page.ts'
import { currentAddress } from '../../../platform/page/location.ts'
import { useServices } from '../../../services/index.ts'
import { QrCode } from '../../../ui/qr/QrCode.tsx'
import { useAccount } from '../../account/index.ts'
import { SavePicture } from './SavePicture.tsx'
import styles from './ShareDialog.module.css'
import type { Shareable } from './shareable.ts'

type Code =
  | { readonly step: 'asking' }
  | { readonly step: 'failed'; readonly error: CallError }
  | { readonly step: 'ready'; readonly code: string }

/** A code, a link and a picture of bets, for others. */
export function ShareDialog({ bets, bet, isOpen, onClose }: Shareable & { isOpen: boolean; onClose: () => void }) {
  const text = useText()
  const { http } = useAccount()
  const { base } = useRouter()
  const { hostPage } = useServices()
  const [code, setCode] = useState<Code>({ step: 'asking' })
  const [isCopied, setCopied] = useState(false)
  const body = JSON.stringify(bets)
  useEffect(() => {
    if (!isOpen) return
    let isThere = true
    setCode({ step: 'asking' })
    setCopied(false)
    void http.call('createShareCode', { body: { bets: JSON.parse(body) } }).then((answer) => {
      if (!isThere) return
      setCode(answer.ok ? { step: 'ready', code: answer.data.data.code } : { step: 'failed', error: answer.error })
    })
    return () => {
      isThere = false
    }
  }, [isOpen, body, http])
  const { protocol, host } = currentAddress()
  const query = code.step === 'ready' ? `?bet_code=${encodeURIComponent(code.code)}` : ''
  // The link leads to the page of the host that shows the sportsbook.
  const link = query && (addressAtHost(hostPage.get(), `/${query}`) ?? `${protocol}//${host}${base}${query}`)
  return (
    <Dialog
      state={isOpen ? 'open' : 'closed'}
      title={text('share.title')}
      closeLabel={text('cash_out.close')}
      onClose={onClose}
    >
      <div className={styles.Body}>
        {code.step === 'asking' && <p role="status">{text('share.asking')}</p>}
        {code.step === 'failed' && (
          <p role="alert">
            {code.error.kind === 'answer' && code.error.status < 500
              ? code.error.body.localized_message
              : text('share.later')}
          </p>
        )}
        {code.step === 'ready' && (
          <>
            <QrCode text={link} label={text('share.qr')} />
            <p className={styles.Code} data-share-code={code.code}>
              {code.code}
            </p>
            <input className={styles.Link} readOnly value={link} aria-label={text('share.link')} dir="ltr" />
            <Button size="large" variant="go" onClick={async () => setCopied(await copyText(link))}>
              {text(isCopied ? 'share.copied' : 'share.copy')}
            </Button>
            {bet !== undefined && <SavePicture bet={bet} />}
            <p className={styles.Note}>{text('share.note')}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
