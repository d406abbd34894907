import { Suspense } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { PageTitle, Stack } from '../../../ui/index.ts'
import { useAuth } from '../../account/index.ts'
import { BetsState, SignInFirst } from '../lazy/BetsState.tsx'
import type { BetsPageProps } from './bets-page-props.ts'
import { ONE_BET } from './parts.ts'

const WAITING = <BetsState state={{ step: 'loading' }} />

/** One bet at an address of its own. */
export function BetPage(props: { id: number; actions?: BetsPageProps['actions'] }) {
  const text = useText()
  const { status } = useAuth()
  return (
    <Stack>
      <Link to="/bets">{text('bets_page.back')}</Link>
      <PageTitle title={text('bets_page.one')} />
      {status === 'NOT_LOGGED_IN' && <SignInFirst />}
      {status === 'LOGGED_IN' && (
        <Suspense fallback={WAITING}>
          <ONE_BET {...props} />
        </Suspense>
      )}
      {status !== 'LOGGED_IN' && status !== 'NOT_LOGGED_IN' && WAITING}
    </Stack>
  )
}
