import type { BetFilter } from '@touchline/contract'
import type { BET_FILTERS } from '@touchline/contract/constants'
import { Button, Icon, Segmented, Skeleton } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { openSignIn, useAuth } from '../../account/index.ts'
import { reloadBets, useBets, watchBets } from '../runtime.ts'
import { countBets, filterBets, RESULT_FILTERS, type ResultFilter } from '../state/filters.ts'
import { BetCard } from './BetCard.tsx'
import styles from './MyBets.module.css'

const LIST_ORDER = ['open', 'settled', 'all'] as const satisfies readonly (typeof BET_FILTERS)[number][]

function SignInFirst() {
  const text = useText()
  return (
    <div className={styles.Message}>
      <Icon name="list" size={32} />
      <p>{text('bets.signed_out')}</p>
      <Button variant="go" onClick={() => openSignIn('to_see_bets')}>
        {text('account.sign_in')}
      </Button>
    </div>
  )
}

function List() {
  const text = useText()
  const state = useBets()
  const [list, setList] = useState<BetFilter>('open')
  const [result, setResult] = useState<ResultFilter>('all')
  useEffect(() => watchBets(), [])

  if (state.step === 'failed') {
    return (
      <div className={styles.Message} role="alert">
        <p className={styles.Title}>{text('bets.failed')}</p>
        <p>{state.error.kind === 'answer' ? state.error.body.localized_message : text('bets.failed.lost')}</p>
        <Button onClick={reloadBets}>{text('bets.retry')}</Button>
      </div>
    )
  }
  if (state.step !== 'ready') {
    return (
      <div className={styles.Cards} aria-busy="true">
        <Skeleton block={150} />
        <Skeleton block={150} />
      </div>
    )
  }
  const counts = countBets(state.bets)
  const shown = filterBets(state.bets, list, result)
  return (
    <>
      <div className={styles.Filters}>
        <Segmented<BetFilter>
          label={text('bets.filter')}
          look="chips"
          value={list}
          onChange={setList}
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
          {shown.map((bet) => (
            <li key={bet.id}>
              <BetCard bet={bet} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The player's bets: open, settled, all; each moves by itself. */
export function MyBets() {
  const text = useText()
  const { status } = useAuth()
  return (
    <section className={styles.MyBets} aria-label={text('bets.label')}>
      {status === 'NOT_LOGGED_IN' ? <SignInFirst /> : <List />}
    </section>
  )
}
