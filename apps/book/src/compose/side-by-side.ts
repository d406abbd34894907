import type { Service } from '../kernel/service.ts'

/** Several services as one: started in order, stopped in the other. */
export function sideBySide(name: string, services: readonly Service[]): Service {
  return {
    name,
    async run() {
      for (const service of services) await service.run()
    },
    async work() {
      for (const service of services) await service.work()
    },
    async stop() {
      for (const service of [...services].reverse()) await service.stop()
    },
  }
}
