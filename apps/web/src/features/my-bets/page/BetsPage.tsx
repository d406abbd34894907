import { useText } from '../../../i18n/index.ts'
import { AccountFrame } from '../../account/index.ts'
import { BetsState, SignInFirst } from '../lazy/BetsState.tsx'
import type { BetsPageProps } from './bets-page-props.ts'
import { ALL_BETS } from './parts.ts'

const WAITING = <BetsState state={{ step: 'loading' }} />

/** All bets of the player: filtered, searched, added up. */
export function BetsPage(props: BetsPageProps) {
  const text = useText()
  return (
    <AccountFrame at="bets" title={text('bets.label')} visitor={<SignInFirst />} waiting={WAITING}>
      {() => <ALL_BETS {...props} />}
    </AccountFrame>
  )
}
