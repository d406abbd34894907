import { Suspense } from 'react'
import { useText } from '../../../i18n/index.ts'
import { PageTitle, Stack } from '../../../ui/index.ts'
import { useAuth } from '../../account/index.ts'
import { BetsState, SignInFirst } from '../lazy/BetsState.tsx'
import type { BetsPageProps } from './bets-page-props.ts'
import { ALL_BETS } from './parts.ts'

const WAITING = <BetsState state={{ step: 'loading' }} />

/** All bets of the player: filtered, searched, added up. */
export function BetsPage(props: BetsPageProps) {
  const text = useText()
  const { status } = useAuth()
  return (
    <Stack>
      <PageTitle title={text('bets.label')} />
      {status === 'NOT_LOGGED_IN' && <SignInFirst />}
      {status === 'LOGGED_IN' && (
        <Suspense fallback={WAITING}>
          <ALL_BETS {...props} />
        </Suspense>
      )}
      {status !== 'LOGGED_IN' && status !== 'NOT_LOGGED_IN' && WAITING}
    </Stack>
  )
}
