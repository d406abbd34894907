import { buildWhenStale } from '../build.ts'

/** Before any journey: two products that start side by side would both build. */
export function setup(): void {
  buildWhenStale()
}
