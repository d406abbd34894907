export { Card, Pending } from './Card.tsx'
export { ProfilePage } from './ProfilePage.tsx'
export { PROFILE_CARDS } from './parts.ts'
export { playerKey, usePlayerCall } from './use-player-call.ts'
