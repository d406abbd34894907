import type { Bet } from '@touchline/contract'
import { Button, Skeleton } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useLiveStore } from '../../../live/index.ts'
import { searchOf, useNavigator } from '../../../navigation/index.ts'
import { saveFile } from '../../../platform/device/save-file.ts'
import { BetCard } from '../lazy/BetCard.tsx'
import { BetsState } from '../lazy/BetsState.tsx'
import { useBets, useBetsService } from '../service.ts'
import styles from './BetsPage.module.css'
import { betsCsv } from './bets-csv.ts'
import type { BetsPageProps } from './bets-page-props.ts'
import { type BetsQuery, chosenBets, readQuery, writeQuery } from './bets-query.ts'
import { Filters } from './Filters.tsx'
import { Totals } from './Totals.tsx'

/** Bets shown at once; the next as many come on request, so that ten thousand are as quick as ten. */
const STEP = 50

function Chosen({ bets, actions }: { bets: readonly Bet[]; actions?: BetsPageProps['actions'] }) {
  const text = useText()
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <ul className={styles.Cards}>
        {bets.slice(0, shown).map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} actions={actions?.(bet)} hasPage />
          </li>
        ))}
      </ul>
      {bets.length > shown && (
        <Button onClick={() => setShown(shown + STEP)}>{text('bets_page.more', { count: bets.length - shown })}</Button>
      )}
    </>
  )
}

/** The bets of a signed-in player. */
export function AllBets({ search, actions }: BetsPageProps) {
  const text = useText()
  const { go } = useNavigator()
  const store = useLiveStore()
  const state = useBets()
  const { watch } = useBetsService()
  useEffect(() => watch(), [watch])
  if (state.step !== 'ready') return <BetsState state={state} />
  const query = readQuery(search)
  const bets = chosenBets(state.bets, query, store.now())
  const change = (part: Partial<BetsQuery>) =>
    go(`/bets${searchOf(writeQuery({ ...query, ...part }))}`, { replace: true, keepScroll: true })
  return (
    <>
      <Filters query={query} bets={state.bets} onChange={change} />
      {state.isPartial === true ? <Skeleton block={150} /> : <Totals bets={bets} />}
      <div className={styles.Row}>
        <p role="status" aria-busy={state.isPartial}>
          {text('bets_page.count', { count: bets.length })}
        </p>
        <Button
          size="small"
          disabled={state.isPartial}
          onClick={() => saveFile('bets.csv', 'text/csv;charset=utf-8', betsCsv(bets))}
        >
          {text('bets_page.csv')}
        </Button>
      </div>
      {bets.length === 0 ? (
        <p className={styles.None}>{text(state.bets.length === 0 ? 'bets.none' : 'bets.none_here')}</p>
      ) : (
        <Chosen key={JSON.stringify(query)} bets={bets} actions={actions} />
      )}
    </>
  )
}
