import type { Bet } from '@touchline/contract'
import type { ReactNode } from 'react'

export interface BetsPageProps {
  readonly search: URLSearchParams
  /** What else can be done with a bet. */
  readonly actions?: ((bet: Bet) => ReactNode) | undefined
}
