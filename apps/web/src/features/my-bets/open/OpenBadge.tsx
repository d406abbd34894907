import { Suspense } from 'react'
import { lazyPart } from '../../../ui/index.ts'
import { useAuth } from '../../account/index.ts'

const OpenCount = lazyPart(async () => (await import('./OpenCount.tsx')).OpenCount)

/** The number of open bets, for players; visitors do not even load it. @param className of where it stands */
export function OpenBadge({ className }: { className?: string | undefined }) {
  const { status } = useAuth()
  if (status !== 'LOGGED_IN') return null
  return (
    <Suspense>
      <OpenCount className={className} />
    </Suspense>
  )
}
