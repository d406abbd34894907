import { Button, CloseGlyph, IconButton } from '@touchline/ui'
import { useLayoutEffect } from 'react'
import { useText } from '../../../i18n/index.ts'
import { markFoot } from '../../../platform/scroll/keep-in-sight.ts'
import { useOdds, useTotalOdds } from '../../slip/index.ts'
import styles from './BetBuilder.module.css'
import { type BuilderPick, pickKey } from './builder-state.ts'
import type { CustomPrice } from './use-custom-price.ts'

export interface BuilderFooterProps {
  readonly picks: readonly BuilderPick[]
  readonly price: CustomPrice
  /** Fewest outcomes of a bet. */
  readonly least: number
  readonly onAdd: () => void
  readonly onPress: (pick: BuilderPick) => void
}

/** The picks, their one price, and the way into the slip. */
export function BuilderFooter({ picks, price, least, onAdd, onPress }: BuilderFooterProps) {
  const text = useText()
  const odds = useOdds()
  const totalOdds = useTotalOdds()
  // Until something is picked there is nothing to add: it ends the list, and covers none of it.
  const isAtFoot = picks.length > 0
  useLayoutEffect(() => (isAtFoot ? markFoot() : undefined), [isAtFoot])
  const isReady = price.step === 'priced' && picks.length >= least
  return (
    <section className={styles.Footer} data-at-foot={isAtFoot || undefined} aria-label={text('builder.picks')}>
      {picks.length === 0 ? (
        <p className={styles.Lead}>{text('builder.empty')}</p>
      ) : (
        <ul className={styles.Picks}>
          {picks.map((pick) => (
            <li key={pickKey(pick.market, pick.outcome.id)} className={styles.Pick}>
              <span>
                <strong>{pick.outcome.name}</strong> {pick.market.name}
              </span>
              <IconButton label={text('builder.remove', { outcome: pick.outcome.name })} onClick={() => onPress(pick)}>
                <CloseGlyph />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.Why}>
        {price.step === 'refused'
          ? price.message
          : picks.length > 0 && picks.length < least
            ? text('builder.least', { count: least })
            : price.step === 'priced'
              ? price.redundant > 0
                ? text('builder.why.redundant', { count: price.redundant })
                : picks.length > 1
                  ? text('builder.why.apart', { apart: totalOdds(price.apart), odds: odds(price.odds) })
                  : text('builder.why')
              : ''}
      </p>
      <Button size="large" variant="go" aria-disabled={!isReady || undefined} onClick={() => isReady && onAdd()}>
        {text('builder.add')}
        {price.step === 'priced' ? (
          <bdi data-builder-price={price.odds}>{odds(price.odds)}</bdi>
        ) : price.step === 'asking' ? (
          <span>{text('builder.asking')}</span>
        ) : null}
      </Button>
    </section>
  )
}
