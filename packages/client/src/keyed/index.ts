export { type CertainRefusal, certainRefusal } from './certain-refusal.ts'
export { CLAIM_LIFE_MS, type Claim, type Course, openClaim } from './course.ts'
export { createKeyed, type Keyed, type KeyedPorts, type Sent } from './create-keyed.ts'
export { readClaim } from './read-claim.ts'
