import type { Bonus, Hunting, Lootbox } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useDialogs } from '../../../dialogs/index.ts'
import { useFormat, useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { kindOf } from '../bonus-kinds.ts'
import { OfferArt } from './OfferArt.tsx'
import styles from './Offers.module.css'
import { artOf, useOfferWords } from './offer-words.ts'

export interface OfferProps {
  readonly bonus: Bonus
  /** Starts it; absent for visitors. */
  readonly onStart?: (() => void) | undefined
  readonly isBusy: boolean
}

/** The one thing to do with a bonus now. */
export function OfferAction({ bonus, onStart, isBusy }: OfferProps) {
  const text = useText()
  const dialogs = useDialogs()
  const { id, status, type } = bonus
  const open = () => dialogs.open('bonus-detail', { kind: kindOf(bonus), id })
  if (type === 'lootbox' && status === 'active' && bonus.boxes.some(({ state }) => state === 'ready'))
    return (
      <Button size="small" variant="go" onClick={open}>
        {text('bonus.box.ready')}
      </Button>
    )
  if (status === 'available' || status === 'overridden')
    return onStart === undefined ? (
      <Link to="/users/sign-up" className={styles.Go}>
        {text('account.sign_up')}
      </Link>
    ) : (
      <Button size="small" variant="go" disabled={isBusy} onClick={onStart}>
        {text('bonus.start')}
      </Button>
    )
  if (status !== 'active') return null
  return (
    <Link to="/" className={styles.Way}>
      {text('bonus.bet_now')}
    </Link>
  )
}

/** One bonus: a drawing with its worth, its name, two conditions, one line, one button, and its terms. */
export function OfferCard({ level, ...offer }: OfferProps & { level: 2 | 3 }) {
  const { bonus } = offer
  const text = useText()
  const dialogs = useDialogs()
  const words = useOfferWords()
  const { id, name, type, status } = bonus
  const Heading = level === 2 ? 'h2' : 'h3'
  const open = () => dialogs.open('bonus-detail', { kind: kindOf(bonus), id })
  const line = words.line(bonus)
  return (
    <li className={styles.Card} data-bonus={`${type}:${id}`} data-status={status}>
      <OfferArt name={artOf(bonus)}>
        <div className={styles.Marks}>
          <span>{text(`bonus.kind.${type}`)}</span>
          {status !== 'available' && <span>{text(`bonus.status.${status}`)}</span>}
        </div>
        <strong className={styles.Worth}>{words.headline(bonus)}</strong>
      </OfferArt>
      <div className={styles.Body}>
        <Heading className={styles.Name}>{name}</Heading>
        <ul className={styles.Tags}>
          {words.tags(bonus).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        {type === 'hunting' && <Points bonus={bonus} />}
        {type === 'lootbox' && <Chances contents={bonus.contents} />}
        {line !== '' && <p className={styles.Line}>{line}</p>}
        <div className={styles.Foot}>
          <OfferAction {...offer} />
          {type === 'hunting_tournament' && (
            <Button size="small" onClick={open}>
              {text('bonus.ranking')}
            </Button>
          )}
          <button type="button" className={styles.Terms} aria-label={text('bonus.terms_of', { name })} onClick={open}>
            {text('bonus.terms')}
          </button>
        </div>
      </div>
    </li>
  )
}

/** How far the player is on the way to the next free bet. */
function Points({ bonus: { steps, stats } }: { bonus: Hunting }) {
  const text = useText()
  const next = steps.find(({ points }) => points > stats.points) ?? steps.at(-1)
  const goal = next?.points ?? 0
  const label = text('bonus.points_of', { points: stats.points, goal })
  return (
    <div className={styles.Points}>
      <meter min={0} max={goal} value={Math.min(goal, stats.points)} aria-label={label} />
      <span>{label}</span>
    </div>
  )
}

/** Every boost with its chance, in one line. */
function Chances({ contents }: Pick<Lootbox, 'contents'>) {
  const text = useText()
  const { locale } = useFormat()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const factor = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <ul className={styles.Chances} aria-label={text('bonus.box.contents')}>
      {contents.map(({ multiplier, chance: { n, d } }) => (
        <li key={multiplier} data-chance={`${n}/${d}`}>
          × {factor.format(multiplier / 10_000)}{' '}
          <strong>{(n * 10_000) % d === 0 ? percent.format(n / d) : `${n}/${d}`}</strong>
        </li>
      ))}
    </ul>
  )
}
