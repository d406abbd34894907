export { largestStakeFor, type StakeLimits, type StakeTerms, smallestStakeFor, stakeLimits } from './stake-limits.ts'
