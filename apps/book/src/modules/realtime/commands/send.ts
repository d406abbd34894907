import { DISCONNECTS } from '../protocol/codes.ts'
import { drop, type Outcome } from './outcome.ts'

/** Messages without a response are not served. */
export function send(): Outcome {
  return drop(DISCONNECTS.notAvailable)
}
