import type { Bet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useLiveStore } from '../../../live/index.ts'
import { searchOf, useNavigator } from '../../../navigation/index.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { PageTitle, Stack } from '../../../ui/index.ts'
import { useAuth } from '../../account/index.ts'
import { BetCard } from '../lazy/BetCard.tsx'
import { BetsState, SignInFirst } from '../lazy/BetsState.tsx'
import { useBets, useBetsService } from '../service.ts'
import styles from './BetsPage.module.css'
import { betsCsv } from './bets-csv.ts'
import { type BetsQuery, chosenBets, readQuery, writeQuery } from './bets-query.ts'
import { Filters } from './Filters.tsx'
import { Totals } from './Totals.tsx'

/** Bets shown at once; the next as many come on request, so that ten thousand are as quick as ten. */
const STEP = 50

export interface BetsPageProps {
  readonly search: URLSearchParams
  /** What else can be done with a bet. */
  readonly actions?: ((bet: Bet) => ReactNode) | undefined
}

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

function Content({ search, actions }: BetsPageProps) {
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
      <Totals bets={bets} />
      <div className={styles.Row}>
        <p role="status">{text('bets_page.count', { count: bets.length })}</p>
        <Button size="small" onClick={() => saveFile('bets.csv', 'text/csv;charset=utf-8', betsCsv(bets))}>
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

/** All bets of the player: filtered, searched, added up. */
export function BetsPage(props: BetsPageProps) {
  const text = useText()
  const { status } = useAuth()
  return (
    <Stack>
      <PageTitle title={text('bets.label')} />
      {status === 'NOT_LOGGED_IN' ? <SignInFirst /> : <Content {...props} />}
    </Stack>
  )
}
