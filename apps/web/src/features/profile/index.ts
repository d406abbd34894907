export { Card, Pending } from './Card.tsx'
export { ProfilePage } from './ProfilePage.tsx'
export { playerKey, usePlayerCall } from './use-player-call.ts'
