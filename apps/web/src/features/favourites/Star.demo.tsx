import { demos } from '@touchline/ui/demo'
import { type ReactNode, useState } from 'react'
import { Star } from './Star.tsx'
import { useFavourites } from './service.ts'
import type { FollowedKey } from './thing.ts'

function Followed({ keys, children }: { readonly keys: readonly FollowedKey[]; readonly children: ReactNode }) {
  const { store } = useFavourites()
  useState(() => store.set({ keys: new Set(keys), isUnread: keys.length === 0 }))
  return children
}

export const DEMO = demos({
  title: 'Star',
  states: {
    'not followed': () => <Star kind="team" id={42} name="Arsenal" />,
    followed: () => (
      <Followed keys={['team:42']}>
        <Star kind="team" id={42} name="Arsenal" />
      </Followed>
    ),
    'nobody knows': () => (
      <Followed keys={[]}>
        <Star kind="team" id={42} name="Arsenal" />
      </Followed>
    ),
  },
})
