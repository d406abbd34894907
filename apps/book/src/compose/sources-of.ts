import type { BookConfig } from '../config.ts'
import { offeredProviders } from '../kernel/additional-providers.ts'
import type { PriceSource } from '../modules/offer/index.ts'
import { createSimulator, type SimulatorDeps } from '../modules/sources/simulator/index.ts'
import { createUofSource } from '../modules/sources/uof/index.ts'

/** What sources are made from. */
export type SourceDeps = Omit<SimulatorDeps, 'providers'>

/** A provider comes from the Unified Odds Feed where the settings say so, from the simulator otherwise. */
export function sourcesOf(
  config: Pick<BookConfig, 'uofProviders' | 'additionalProviders'>,
  deps: SourceDeps,
  simulate: (deps: SimulatorDeps) => PriceSource = createSimulator,
): readonly PriceSource[] {
  const { uofProviders } = config
  const simulated = offeredProviders(config.additionalProviders).filter((name) => !uofProviders.includes(name))
  const sources: PriceSource[] = []
  if (simulated.length > 0) sources.push(simulate({ ...deps, providers: simulated }))
  if (uofProviders.length > 0) sources.push(createUofSource({ ...deps, providers: uofProviders }))
  return sources
}
