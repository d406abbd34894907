import type { Infra } from '../../../kernel/infra.ts'
import { createLoop } from '../../../kernel/loop.ts'
import type { BookModule } from '../../../kernel/module.ts'
import type { Service } from '../../../kernel/service.ts'
import { createResultWatch, type ResultWatch } from './result-watch.ts'

/** The longest time until results that another process stored are known here. */
const EVERY_MS = 500

/** Known results, as a module of the book. */
export interface ResultsModule extends BookModule {
  readonly watch: ResultWatch
}

export function createResults(infra: Infra): ResultsModule {
  const watch = createResultWatch(infra.db, infra.clock)
  return { watch, handlers: {}, services: { every: [createResultRefresh(infra, watch)] } }
}

/** Keeps what a process knows of results up to date: at once what it stored itself. */
function createResultRefresh({ clock, log, signals }: Infra, watch: ResultWatch): Service {
  return createLoop({
    name: 'known results',
    clock,
    log,
    everyMs: EVERY_MS,
    wokenBy: { signals, name: 'results_recorded' },
    round: () => watch.refresh().then(() => false),
  })
}
