import { Button, Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { useText } from '../../../i18n/index.ts'
import { AccessForm, useAccessForm } from '../../access/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'
import { SixDigitField } from '../SixDigitField.tsx'
import { checkCode, plainCode } from '../six-digits.ts'
import styles from './Security.module.css'
import { SecretPicture } from './secret-picture.ts'

/** Shows the secret as a picture and as text, and requests the first code. */
export function FirstCode(props: {
  secret: string
  uri: string
  onConfirmed: (codes: readonly string[]) => void
  onBack: () => void
}) {
  const text = useText()
  const { http } = useAccount()
  const form = useAccessForm({
    fields: ['code'],
    check: ({ code }) => ({ code: checkCode(code) }),
    async send({ code }) {
      const result = await http.call('confirmAuthenticator', { body: { code: plainCode(code) } })
      if (!result.ok) return result.error
      props.onConfirmed(result.data.data.recovery_codes)
      return null
    },
  })
  return (
    <>
      <p className={card.Lead}>{text('profile.totp.scan')}</p>
      <Suspense fallback={<Skeleton block={168} />}>
        <SecretPicture text={props.uri} label={text('profile.totp.picture')} />
      </Suspense>
      <p className={styles.Secret}>
        <bdi>{props.secret.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
      </p>
      <AccessForm form={form} submit={text('profile.totp.confirm')}>
        <SixDigitField error={form.errorOf('code')} />
      </AccessForm>
      <div className={card.Actions}>
        <Button variant="plain" onClick={props.onBack}>
          {text('profile.phone.back')}
        </Button>
      </div>
    </>
  )
}
