import type { Bonus } from '@touchline/contract'
import { useAuth } from '../../account/index.ts'
import { useBonusActions } from '../use-bonuses.ts'
import { OfferCard } from './OfferCard.tsx'
import { heroOf, OfferHero } from './OfferHero.tsx'
import styles from './Offers.module.css'

/** Bonuses as cards, on the page of promotions below the one that can be used now. */
export function Offers({ bonuses, isPage }: { bonuses: readonly Bonus[]; isPage: boolean }) {
  const auth = useAuth()
  const { isBusy, problem, start } = useBonusActions()
  const hero = isPage ? heroOf(bonuses) : undefined
  const startOf = (id: number) => (auth.status === 'LOGGED_IN' ? () => void start(id) : undefined)
  return (
    <>
      {problem !== null && <p role="alert">{problem}</p>}
      {hero !== undefined && <OfferHero bonus={hero} isBusy={isBusy} onStart={startOf(hero.id)} />}
      <ul className={styles.Cards}>
        {bonuses.map((bonus) => (
          <OfferCard
            key={`${bonus.type}:${bonus.id}`}
            bonus={bonus}
            isBusy={isBusy}
            onStart={startOf(bonus.id)}
            level={isPage ? 2 : 3}
          />
        ))}
      </ul>
    </>
  )
}
