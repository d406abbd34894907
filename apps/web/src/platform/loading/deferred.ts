import type { Part } from './part.ts'

/** A service whose code is loaded when it is first needed. */
export interface Deferred<Service> {
  /** Runs with the service: at once where it is there, otherwise when it comes, in the order of the calls. */
  readonly use: (run: (service: Service) => void) => void
  /** Loads it ahead of the need. */
  readonly load: () => void
}

/**
 * @param make makes the service of its code, once
 * @param onMissing the code could not be loaded; calls that waited are dropped, and the next one tries again
 */
export function deferred<Module, Service>(
  part: Part<Module>,
  make: (module: Module) => Service,
  onMissing: (error: unknown) => void,
): Deferred<Service> {
  let made: { readonly service: Service } | undefined
  let isLoading = false
  let waiting: ((service: Service) => void)[] = []

  function load() {
    if (isLoading) return
    isLoading = true
    part
      .load()
      .then(make)
      .then(
        (service) => {
          made = { service }
          for (const run of waiting) run(service)
          waiting = []
        },
        (error) => {
          isLoading = false
          waiting = []
          onMissing(error)
        },
      )
  }

  return {
    load,
    use(run) {
      if (made !== undefined) return run(made.service)
      waiting.push(run)
      load()
    },
  }
}
