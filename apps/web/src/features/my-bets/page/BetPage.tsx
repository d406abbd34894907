import { useEffect } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { PageTitle, Stack } from '../../../ui/index.ts'
import { useAuth } from '../../account/index.ts'
import { BetCard } from '../lazy/BetCard.tsx'
import { BetsState, SignInFirst } from '../lazy/BetsState.tsx'
import { useBets, useBetsService } from '../service.ts'
import styles from './BetsPage.module.css'
import type { BetsPageProps } from './BetsPage.tsx'

function Content({ id, actions }: { id: number; actions?: BetsPageProps['actions'] }) {
  const text = useText()
  const state = useBets()
  const { watch } = useBetsService()
  useEffect(() => watch(), [watch])
  if (state.step !== 'ready') return <BetsState state={state} />
  const bet = state.bets.find((each) => each.id === id)
  return (
    <div className={styles.One}>
      {bet === undefined ? <p>{text('bets_page.unknown')}</p> : <BetCard bet={bet} actions={actions?.(bet)} isWhole />}
    </div>
  )
}

/** One bet at an address of its own. */
export function BetPage({ id, actions }: { id: number; actions?: BetsPageProps['actions'] }) {
  const text = useText()
  const { status } = useAuth()
  return (
    <Stack>
      <Link to="/bets">{text('bets_page.back')}</Link>
      <PageTitle title={text('bets_page.one')} />
      {status === 'NOT_LOGGED_IN' ? <SignInFirst /> : <Content id={id} actions={actions} />}
    </Stack>
  )
}
