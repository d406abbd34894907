import { demos } from '@touchline/ui/demo'
import { type ReactNode, useState } from 'react'
import { Star } from './Star.tsx'
import { useFavourites } from './service.ts'

function Followed({ children }: { readonly children: ReactNode }) {
  const { store } = useFavourites()
  useState(() => store.set(new Set(['team:42'])))
  return children
}

export const DEMO = demos({
  title: 'Star',
  states: {
    'not followed': () => <Star kind="team" id={42} name="Arsenal" />,
    followed: () => (
      <Followed>
        <Star kind="team" id={42} name="Arsenal" />
      </Followed>
    ),
  },
})
