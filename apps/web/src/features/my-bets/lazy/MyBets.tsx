import { RESULT_FILTERS, type ResultFilter } from '@touchline/betting'
import type { Bet, BetFilter } from '@touchline/contract'
import type { BET_FILTERS } from '@touchline/contract/constants'
import { Icon, Segmented } from '@touchline/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { useAuth } from '../../account/index.ts'
import { useBets, useBetsService } from '../service.ts'
import { countBets, isOpen } from '../state/filters.ts'
import { BetCard } from './BetCard.tsx'
import { BetsState, SignInFirst } from './BetsState.tsx'
import styles from './MyBets.module.css'
import { shownBets } from './won-in-view.ts'

const LIST_ORDER = ['open', 'settled', 'all'] as const satisfies readonly (typeof BET_FILTERS)[number][]

/** Bets in the panel; the page has all of them. */
const SHOWN = 50

type Actions = (bet: Bet) => ReactNode

function List({ actions }: { actions: Actions | undefined }) {
  const text = useText()
  const state = useBets()
  const { watch } = useBetsService()
  const [list, setList] = useState<BetFilter>('open')
  const [result, setResult] = useState<ResultFilter>('all')
  const [seenOpen, setSeenOpen] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => watch(), [watch])

  if (state.step !== 'ready') return <BetsState state={state} />
  const counts = countBets(state.bets)
  const unseen = state.bets.filter((bet) => isOpen(bet) && !seenOpen.has(bet.id))
  if (unseen.length > 0) setSeenOpen(new Set([...seenOpen, ...unseen.map(({ id }) => id)]))
  const shown = shownBets(state.bets, list, result, seenOpen)
  const choose = (next: BetFilter) => {
    setList(next)
    setSeenOpen(new Set())
  }
  return (
    <>
      <div className={styles.Filters}>
        <Segmented<BetFilter>
          label={text('bets.filter')}
          look="chips"
          value={list}
          onChange={choose}
          items={LIST_ORDER.map((value) => ({ value, label: text(`bets.filter.${value}`, { count: counts[value] }) }))}
        />
        {list !== 'open' && (
          <Segmented<ResultFilter>
            label={text('bets.result_filter')}
            value={result}
            onChange={setResult}
            items={RESULT_FILTERS.map((value) => ({ value, label: text(`bets.result_filter.${value}`) }))}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <div className={styles.Message}>
          <Icon name="list" size={32} />
          <p>{text(counts.all === 0 ? 'bets.none' : 'bets.none_here')}</p>
        </div>
      ) : (
        <ul className={styles.Cards}>
          {shown.slice(0, SHOWN).map((bet) => (
            <li key={bet.id}>
              <BetCard bet={bet} actions={actions?.(bet)} hasPage />
            </li>
          ))}
        </ul>
      )}
      <Link to="/bets" className={styles.All}>
        {text('bets.page')}
      </Link>
    </>
  )
}

/** The player's bets: open, settled, all; each updates live. */
export function MyBets({ actions }: { actions?: Actions }) {
  const text = useText()
  const { status } = useAuth()
  return (
    <section className={styles.MyBets} aria-label={text('bets.label')}>
      {status === 'NOT_LOGGED_IN' ? <SignInFirst /> : <List actions={actions} />}
    </section>
  )
}
