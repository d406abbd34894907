export { asyncApi } from './asyncapi.ts'
export { openApi, resolvedPaths } from './openapi.ts'
