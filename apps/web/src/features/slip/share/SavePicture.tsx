import { onItsOwn } from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useFormat, useText } from '../../../i18n/index.ts'
import { drawPicture } from '../../../platform/device/draw-picture.ts'
import { saveFile } from '../../../platform/device/save-file.ts'
import { useMoney } from '../../../ui/index.ts'
import { useBetOdds, useBetTitle, useOdds } from '../../my-bets/index.ts'

/** Saves the bet as a picture, drawn here in the player's odds format, language and theme. */
export function SavePicture({ bet }: { bet: Bet }) {
  const text = useText()
  const odds = useOdds()
  const price = useBetOdds()(bet)
  const title = useBetTitle()
  const money = useMoney()
  const { locale } = useFormat()
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  async function save() {
    const picture = await drawPicture({
      locale,
      head: { start: title(bet), end: bet.selections.length > 1 ? (price ?? '') : '' },
      lines: bet.selections.map((leg) => ({
        start: onItsOwn(leg.outcome.name),
        end: odds(leg.odds),
        below: [leg.market.name, leg.match.name].map(onItsOwn).join(' · '),
      })),
      foot: [
        { start: text('bets.stake'), end: money(bet.stake.value, currency) },
        { start: text('slip.potential_win'), end: money(bet.win_amount, currency) },
      ],
    })
    if (picture !== null) saveFile(`${bet.ref}.png`, 'image/png', picture)
  }
  return <Button onClick={() => void save()}>{text('share.picture')}</Button>
}
