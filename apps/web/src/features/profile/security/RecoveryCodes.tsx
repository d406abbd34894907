import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { copyText } from '../../../platform/device/copy-text.ts'
import { StatusNote } from '../../access/index.ts'
import card from '../Card.module.css'
import styles from './Security.module.css'

/** The codes that replace a lost authenticator, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText()
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <StatusNote kind="key" title={text('profile.totp.codes')}>
        <p>{text('profile.totp.codes.lead')}</p>
      </StatusNote>
      <ul className={styles.Codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={card.Actions}>
        <Button onClick={async () => setCopied(await copyText(codes.join('\n')))}>
          <span aria-live="polite">{text(isCopied ? 'profile.totp.codes.copied' : 'profile.totp.codes.copy')}</span>
        </Button>
        <Button onClick={onKept}>{text('profile.totp.codes.kept')}</Button>
      </div>
    </>
  )
}
