import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import styles from './Bonuses.module.css'
import { BonusList } from './BonusList.tsx'
import { PromoCode } from './PromoCode.tsx'

/** All bonuses, and where a promo code is redeemed. */
export function PromotionsPage() {
  const text = useText()
  return (
    <div className={styles.PromotionsPage}>
      <div className={styles.Top}>
        <div>
          <PageTitle title={text('catalogue.promotions')} />
          <p className={styles.Lead}>{text('bonus.lead')}</p>
        </div>
        <PromoCode />
      </div>
      <BonusList isPage />
    </div>
  )
}
