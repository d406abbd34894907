import { useEffect, useState } from 'react'
import { demos } from '../demo/demo.ts'
import { createAnnouncer } from './announcer.ts'
import { LiveRegion } from './LiveRegion.tsx'

function Spoken({ words }: { readonly words: string }) {
  const [announcer] = useState(createAnnouncer)
  useEffect(() => announcer.announce(words), [announcer, words])
  return (
    <div>
      Received, not seen: <LiveRegion announcer={announcer} />
    </div>
  )
}

export const DEMO = demos({
  title: 'LiveRegion',
  states: { 'a bet placed': () => <Spoken words="Bet placed" /> },
})
