export { CALL_TIMEOUT_MS, type CallArguments, createHttp, type Http, type HttpOptions } from './create-http.ts'
export { type CallError, type CallResult, NETWORK_FAILURES, type NetworkFailure } from './result.ts'
