import { SILK_PATTERNS } from '@touchline/contract/constants'
import { demos } from '@touchline/ui/demo'
import { Silk } from './Silk.tsx'

const COLOURS = { body: '#0b57d0', figure: '#f2b705', sleeves: '#b3261e', cap: '#f4f4f4' }

export const DEMO = demos({
  title: 'Silk',
  states: {
    patterns: () => (
      <>
        {SILK_PATTERNS.map((pattern) => (
          <Silk key={pattern} silk={{ ...COLOURS, pattern }} size={44} />
        ))}
      </>
    ),
    dark: () => (
      <Silk silk={{ pattern: 'plain', body: '#111111', figure: '#111111', sleeves: '#111111', cap: '#111111' }} />
    ),
  },
})
