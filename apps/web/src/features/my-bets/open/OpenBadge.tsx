import { useQueryClient } from '@tanstack/react-query'
import type { CallName } from '@touchline/contract'
import { Suspense, useEffect, useRef } from 'react'
import { lazyComponent } from '../../../ui/index.ts'
import { playerIdOf, useAuth } from '../../account/index.ts'

const OpenCount = lazyComponent(() => import('./OpenCount.tsx'), 'OpenCount', [], 'nothing')

/** Queries about a player's bets other than their list. */
const OWN: readonly unknown[] = ['counters', 'getBets'] satisfies readonly CallName[]

/** The number of open bets, for players; visitors do not even load it. @param className of its place */
export function OpenBadge({ className }: { className?: string | undefined }) {
  const auth = useAuth()
  const queries = useQueryClient()
  const player = playerIdOf(auth)
  const before = useRef(player)
  useEffect(() => {
    // A player who signs in after another one sees their own bets only.
    if (before.current !== null && before.current !== player)
      void queries.resetQueries({ predicate: ({ queryKey: [name] }) => OWN.includes(name) })
    before.current = player
  }, [player, queries])
  if (auth.status !== 'LOGGED_IN') return null
  return (
    <Suspense>
      <OpenCount className={className} />
    </Suspense>
  )
}
