/** Long-lived background work; all of it is one list in `main.ts`. */
export interface Service {
  readonly name: string
  /** Resolves once it works; rejects when it cannot. */
  run(): Promise<void>
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>
}
