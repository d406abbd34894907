import { Skeleton } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { AccountFrame, SignInHere } from '../account/index.ts'
import { PROFILE_CARDS } from './parts.ts'
import { partIn } from './profile-part.ts'

const WAITING = (
  <>
    <Skeleton block={220} />
    <Skeleton block={220} />
  </>
)

/** The player's own account, one part of it at a time: who they are, how they sign in, messages to this device. */
export function ProfilePage({ search }: { search: URLSearchParams }) {
  const text = useText()
  const part = partIn(search)
  return (
    <AccountFrame
      at={part}
      title={text(`account.${part}`)}
      waiting={WAITING}
      visitor={<SignInHere>{text('profile.visitor')}</SignInHere>}
    >
      {(auth) => <PROFILE_CARDS auth={auth} part={part} />}
    </AccountFrame>
  )
}
