import { Button } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import styles from './Bonuses.module.css'
import { BonusList } from './BonusList.tsx'
import { PromoCode } from './PromoCode.tsx'
import { useBonuses } from './use-bonuses.ts'

/** All bonuses, and where a promo code is redeemed. */
export function PromotionsPage() {
  const text = useText()
  const auth = useAuth()
  const { openSignIn } = useAccount()
  // Together with the list, so that only what stood in for it makes room.
  const isKnown = useBonuses().data !== undefined
  return (
    <div className={styles.PromotionsPage}>
      <PageTitle title={text('catalogue.promotions')} />
      <p className={styles.Lead}>{text('bonus.lead')}</p>
      <PromoCode />
      {isKnown && auth.status === 'NOT_LOGGED_IN' && (
        <div className={styles.Visitor}>
          <p>{text('bonus.visitor')}</p>
          <Button variant="go" onClick={() => openSignIn()}>
            {text('account.sign_in')}
          </Button>
        </div>
      )}
      <BonusList />
    </div>
  )
}
