import { previewPart } from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { Figure, Figures } from '../../../ui/figures/Figures.tsx'
import { Money } from '../../../ui/index.ts'
import { winOfRest } from './win-of-rest.ts'

/** What comes of taking an amount out of a bet that is worth `value`, in three lines; in subunits. */
export function Preview({ bet, value, amount }: { bet: Bet; value: number; amount: number }) {
  const text = useText()
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const { paid, stakeLeft, winLeft } = previewPart({ openStake: bet.open_stake, winOf: winOfRest(bet), value }, amount)
  const lines = [
    ['cash_out.get', paid],
    ['cash_out.stays', stakeLeft],
    ['cash_out.may_win', winLeft],
  ] as const
  return (
    <Figures isRaised>
      {lines.map(([label, subunits], at) => (
        <Figure key={label} name={text(label)} leads={at === 0}>
          <Money subunits={subunits} currency={currency} />
        </Figure>
      ))}
    </Figures>
  )
}
