/** Limits: what players hold themselves to, breaks and exclusions. */
export { LimitsPage } from './LimitsPage.tsx'
export { OWN_LIMITS } from './parts.ts'
export { type ProtectionMark, protectionMark } from './protection-mark.ts'
