import type { Bonus } from '@touchline/contract'
import { useDialogs } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import { kindOf } from '../bonus-kinds.ts'
import { OfferAction, type OfferProps } from './OfferCard.tsx'
import styles from './Offers.module.css'
import { useOfferWords } from './offer-words.ts'

/** A free bet that can be used now comes before everything else that runs, and that before what can be started. */
export function heroOf(bonuses: readonly Bonus[]): Bonus | undefined {
  const rank = (bonus: Bonus) => {
    if (bonus.status === 'active') return bonus.type.startsWith('freebet') ? 0 : 1
    return bonus.status === 'available' ? (bonus.type.startsWith('freebet') ? 2 : 3) : 4
  }
  return [...bonuses].sort((a, b) => rank(a) - rank(b)).find((bonus) => rank(bonus) < 4)
}

/** What the player can use now, or what a visitor gets by joining: in one line, with one button. */
export function OfferHero(offer: OfferProps) {
  const { bonus } = offer
  const text = useText()
  const dialogs = useDialogs()
  const words = useOfferWords()
  const { id, name } = bonus
  const headline = words.headline(bonus)
  const title = bonus.type.startsWith('freebet') && bonus.issued === null ? name : `${name}: ${headline}`
  return (
    <section className={styles.Hero} aria-label={name} data-hero={id}>
      <svg viewBox="0 0 280 132" aria-hidden="true">
        <path d="M10 0v132M280 20h-70v92h70M280 44h-26v44h26" />
        <circle cx="130" cy="66" r="46" />
      </svg>
      <p className={styles.Kicker}>{text(bonus.status === 'active' ? 'bonus.ready' : 'bonus.status.available')}</p>
      <h2>{title}</h2>
      <p>{`${words.line(bonus)} ${words.tags(bonus).join(' · ')}`}</p>
      <div className={styles.Foot}>
        <OfferAction {...offer} />
        <button
          type="button"
          className={styles.Terms}
          aria-label={text('bonus.terms_of', { name })}
          onClick={() => dialogs.open('bonus-detail', { kind: kindOf(bonus), id })}
        >
          {text('bonus.terms')}
        </button>
      </div>
    </section>
  )
}
