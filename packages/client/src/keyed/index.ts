export type { CertainRefusal } from './certain-refusal.ts'
export type { Claim, Course } from './course.ts'
export { createKeyed, type Keyed, type KeyedPorts, type Sent } from './create-keyed.ts'
export { readClaim } from './read-claim.ts'
