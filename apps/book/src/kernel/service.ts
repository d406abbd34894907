/** What a book process does. `api` serves calls; of the others one process at a time is at work. */
export const ROLES = ['api', 'feed', 'settlement', 'publisher'] as const
export type Role = (typeof ROLES)[number]

/** Long-lived background work. A module hands its services over by role; `compose.ts` runs them. */
export interface Service {
  readonly name: string
  /** Resolves once it works; rejects when it cannot. */
  run(): Promise<void>
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>
  /**
   * Does what is due now, without `run`, and resolves when nothing is left; rejects where that fails. Tests work this
   * way.
   */
  work(): Promise<void>
}

/** The services of a module by the role whose process runs them; `every` process runs the first. */
export type RoleServices = { readonly [R in Role | 'every']?: readonly Service[] }
