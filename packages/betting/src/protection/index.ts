/** What players are protected by: limits they set themselves, and the rules of where they live. */
export { type LimitChange, limitChange } from './limit-change.ts'
export { hidePersonalNumber, readPersonalNumber } from './personal-number.ts'
export { jurisdictionOf, POLICIES } from './policies.ts'
export {
  DEFAULT_POLICY,
  JURISDICTIONS,
  type Jurisdiction,
  PROTECTION_MARKS,
  type ProtectionMark,
  type ProtectionPolicy,
} from './policy.ts'
export { ageOn, SIGN_UP_FIELDS, type SignUpField, type SignUpRules, signUpRules } from './sign-up-rules.ts'
