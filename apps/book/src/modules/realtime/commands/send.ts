import { DISCONNECTS } from '../protocol/codes.ts'
import { drop, type Outcome } from './outcome.ts'

/** Messages without an answer are not served. */
export function send(): Outcome {
  return drop(DISCONNECTS.notAvailable)
}
