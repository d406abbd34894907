import { useServices } from '../../services/index.ts'
import type { AccountController } from './effects.ts'

declare module '../../services/index.ts' {
  interface Services {
    /** Who is there, and what they may change about their account. */
    readonly account: AccountController
  }
}

/** The page's account. On the server the player is unknown. */
export function useAccount(): AccountController {
  return useServices().account
}
