export { type Dsn, readDsn } from './dsn.ts'
export type { ErrorService } from './error-service.ts'
export { type ErrorServiceConfig, errorServiceOf } from './of-process.ts'
