export { buildUrl } from './build-url.ts'
export { type CallArguments, createHttp, type Http, type HttpOptions } from './create-http.ts'
export type { CallError, CallResult, NetworkFailure } from './result.ts'
