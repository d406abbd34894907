export { binomial } from './binomial.ts'
export { elementarySymmetric } from './elementary-symmetric.ts'
export { parseSystemId, type SystemType, systemTypes, systemTypesOf } from './system-types.ts'
