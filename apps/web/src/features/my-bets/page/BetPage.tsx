import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { AccountFrame } from '../../account/index.ts'
import { BetsState, SignInFirst } from '../lazy/BetsState.tsx'
import type { BetsPageProps } from './bets-page-props.ts'
import { ONE_BET } from './parts.ts'

const WAITING = <BetsState state={{ step: 'loading' }} />

/** One bet at an address of its own. */
export function BetPage(props: { id: number; actions?: BetsPageProps['actions'] }) {
  const text = useText()
  return (
    <AccountFrame at="bets" title={text('bets_page.one')} visitor={<SignInFirst />} waiting={WAITING}>
      {() => (
        <>
          <Link to="/bets">{text('bets_page.back')}</Link>
          <ONE_BET {...props} />
        </>
      )}
    </AccountFrame>
  )
}
