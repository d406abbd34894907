import type { SignedIn } from '../handler.ts'

/** Signs the tokens of the realtime connection. */
export interface TokenIssuer {
  /** @param holder null for a visitor */
  connection(holder: SignedIn | null): string
  subscription(channel: string, holder: SignedIn): string
}
