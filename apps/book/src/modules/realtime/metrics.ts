/** What happened in a hub since it started; counts per protocol code. */
export interface Metrics {
  messagesSent: number
  framesSent: number
  publications: number
  recovered: number
  unrecovered: number
  readonly disconnects: Map<number, number>
  readonly unsubscribes: Map<number, number>
  readonly errors: Map<number, number>
}

export function createMetrics(): Metrics {
  return {
    messagesSent: 0,
    framesSent: 0,
    publications: 0,
    recovered: 0,
    unrecovered: 0,
    disconnects: new Map(),
    unsubscribes: new Map(),
    errors: new Map(),
  }
}

/** Counts one more of a code. */
export function countCode(codes: Map<number, number>, code: number): void {
  codes.set(code, (codes.get(code) ?? 0) + 1)
}
