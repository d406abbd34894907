import type { LoggedIn } from '../../account/index.ts'
import { BalancesCard } from '../BalancesCard.tsx'
import { HeldNote } from '../HeldNote.tsx'
import { LeavingCard } from '../leaving/LeavingCard.tsx'
import { PushCard } from '../PushCard.tsx'
import { PasswordCard } from '../password/PasswordCard.tsx'
import { PersonCard } from '../person/PersonCard.tsx'
import { PhoneCard } from '../phone/PhoneCard.tsx'
import { PointsCard } from '../points/PointsCard.tsx'
import type { ProfilePart } from '../profile-part.ts'
import { AuthenticatorCard } from '../security/AuthenticatorCard.tsx'
import { PasskeysCard } from '../security/PasskeysCard.tsx'
import { SignInsCard } from '../security/SignInsCard.tsx'
import { SessionsCard } from '../sessions/SessionsCard.tsx'

/** One part of a player's account, once it is known who they are. */
export function Cards({ auth, part }: { auth: LoggedIn; part: ProfilePart }) {
  const { player } = auth
  const { id } = player
  switch (part) {
    case 'overview':
      return (
        <>
          <HeldNote player={player} />
          <BalancesCard accounts={auth.accounts} />
          <PointsCard playerId={id} />
        </>
      )
    case 'details':
      return (
        <>
          <HeldNote player={player} />
          <PersonCard key={id} player={player} />
          <PhoneCard playerId={id} />
          <LeavingCard />
        </>
      )
    case 'security':
      return (
        <>
          <PasswordCard playerId={id} />
          <AuthenticatorCard playerId={id} />
          <PasskeysCard playerId={id} />
          <SessionsCard playerId={id} />
          <SignInsCard playerId={id} />
        </>
      )
    case 'notifications':
      return <PushCard />
  }
}
