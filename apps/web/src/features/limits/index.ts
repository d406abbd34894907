/** Limits: what players hold themselves to, breaks and exclusions. */
export { HELP_LINES } from './help-lines.ts'
export { LimitsPage } from './LimitsPage.tsx'
export { OWN_LIMITS } from './parts.ts'
