import type { Player } from '@touchline/contract'
import { HeldNote } from '../HeldNote.tsx'
import { LeavingCard } from '../leaving/LeavingCard.tsx'
import { PushCard } from '../PushCard.tsx'
import { PasswordCard } from '../password/PasswordCard.tsx'
import { PersonCard } from '../person/PersonCard.tsx'
import { PhoneCard } from '../phone/PhoneCard.tsx'
import { AuthenticatorCard } from '../security/AuthenticatorCard.tsx'
import { PasskeysCard } from '../security/PasskeysCard.tsx'
import { SignInsCard } from '../security/SignInsCard.tsx'
import { SessionsCard } from '../sessions/SessionsCard.tsx'
import { StandingCard } from '../standing/StandingCard.tsx'

/** Everything of a player's account, once it is known who they are. */
export function Cards({ player }: { player: Player }) {
  const { id } = player
  return (
    <>
      <HeldNote player={player} />
      <PersonCard key={id} player={player} />
      <PhoneCard playerId={id} />
      <PasswordCard playerId={id} />
      <AuthenticatorCard playerId={id} />
      <PasskeysCard playerId={id} />
      <SessionsCard playerId={id} />
      <SignInsCard playerId={id} />
      <PushCard />
      <StandingCard playerId={id} />
      <LeavingCard />
    </>
  )
}
