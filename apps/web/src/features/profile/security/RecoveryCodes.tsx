import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { StatusNote } from '../../access/index.ts'
import styles from './Security.module.css'

/** The codes that stand in for a lost authenticator, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText()
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
      <Button onClick={onKept}>{text('profile.totp.codes.kept')}</Button>
    </>
  )
}
