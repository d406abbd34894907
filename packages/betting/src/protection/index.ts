/** What players are protected by: limits they set themselves. */
export { CONFIRM_WITHIN_MS, type LimitChange, limitChange, RAISE_DELAY_MS } from './limit-change.ts'
