import { Dialog, Segmented } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import type { EventNames } from '../../slip/index.ts'
import type { MarketCardData } from '../group-markets.ts'
import { lineOf } from '../short-label.ts'
import { MarketHistory } from './MarketHistory.tsx'
import styles from './OddsHistoryDialog.module.css'

/** How the prices of a card have moved: of one market, or of one line of a ladder at a time. */
export function OddsHistoryDialog(props: { event: EventNames; card: MarketCardData; onClose: () => void }) {
  const { event, card, onClose } = props
  const text = useText()
  const first = card.lines.find(({ balanced }) => balanced) ?? card.lines[0]
  const [chosen, choose] = useState(first?.market.specifier)
  const line = card.lines.find(({ market }) => market.specifier === chosen) ?? first
  return (
    <Dialog state="open" title={card.title} closeLabel={text('markets.history.close')} onClose={onClose}>
      <div className={styles.OddsHistoryDialog}>
        {card.lines.length > 1 && (
          <Segmented
            label={text('markets.history.line')}
            items={card.lines.map(({ market }) => ({
              value: market.specifier,
              label: lineOf(market.specifier) ?? market.name,
            }))}
            value={line?.market.specifier ?? ''}
            onChange={choose}
            look="chips"
          />
        )}
        {line && <MarketHistory key={line.market.specifier} event={event} market={line.market} />}
      </div>
    </Dialog>
  )
}
