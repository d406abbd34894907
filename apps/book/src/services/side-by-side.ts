import type { Service } from '../lib/service.ts'

/** Several services as one: started in order, stopped in the other. */
export function sideBySide(name: string, services: readonly Service[]): Service {
  return {
    name,
    async run() {
      for (const service of services) await service.run()
    },
    async stop() {
      for (const service of [...services].reverse()) await service.stop()
    },
  }
}
