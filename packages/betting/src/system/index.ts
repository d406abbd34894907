export { binomial } from './binomial.ts'
export { elementarySymmetric } from './elementary-symmetric.ts'
export { compareSystemTypes, parseSystemId, type SystemType, systemTypes, systemTypesOf } from './system-types.ts'
