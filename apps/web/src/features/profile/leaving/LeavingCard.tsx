import { ROUTES } from '@touchline/contract/routes'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useToasts } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'
import { Card } from '../Card.tsx'
import { AskPassword } from '../security/AskPassword.tsx'
import styles from './LeavingCard.module.css'

/** All that is known of the player as a file, and the end of the account. */
export function LeavingCard() {
  const text = useText()
  const toasts = useToasts()
  const account = useAccount()
  const [isClosing, setClosing] = useState(false)
  return (
    <Card title={text('profile.data')}>
      <p className={card.Lead}>{text('profile.data.lead')}</p>
      <div className={card.Actions}>
        <a className={styles.File} href={ROUTES.exportPlayerData.path} download>
          {text('profile.data.file')}
        </a>
        {!isClosing && (
          <Button variant="plain" onClick={() => setClosing(true)}>
            {text('profile.close')}
          </Button>
        )}
      </div>
      {isClosing && (
        <>
          <p className={card.Lead}>{text('profile.close.lead')}</p>
          <AskPassword
            submit={text('profile.close.submit')}
            onBack={() => setClosing(false)}
            send={async (password) => {
              const result = await account.http.call('closeAccount', { body: { password } })
              if (!result.ok) return result.error
              toasts.show({ kind: 'success', title: text('profile.close.done') })
              await account.recognise()
              return null
            }}
          />
        </>
      )}
    </Card>
  )
}
