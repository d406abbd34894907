/** Limits: what players hold themselves to, breaks and exclusions. */
export { LimitsPage } from './LimitsPage.tsx'
