import type { BookConfig } from '../config.ts'
import { offeredProviders } from '../kernel/additional-providers.ts'
import type { PriceSource } from '../modules/offer/index.ts'
import { createSimulator, type SimulatorDeps } from '../modules/sources/simulator/index.ts'
import { createLiveFeed, createUofSource, type LiveFeedPorts } from '../modules/sources/uof/index.ts'

/** What sources are made from. */
export interface SourceDeps extends Omit<SimulatorDeps, 'providers'> {
  /** What a session with a feed hands on to other modules. */
  readonly feed: Pick<LiveFeedPorts, 'calls' | 'takeResults' | 'storeSign' | 'received'>
}

/** A provider comes from the Unified Odds Feed where the settings say so, from the simulator otherwise. */
export function sourcesOf(
  config: Pick<BookConfig, 'uof' | 'uofProviders' | 'additionalProviders'>,
  deps: SourceDeps,
  simulate: (deps: SimulatorDeps) => PriceSource = createSimulator,
): readonly PriceSource[] {
  const { uofProviders } = config
  const simulated = offeredProviders(config.additionalProviders).filter((name) => !uofProviders.includes(name))
  const sources: PriceSource[] = []
  if (simulated.length > 0) sources.push(simulate({ ...deps, providers: simulated }))
  if (uofProviders.length > 0) {
    const live = config.uof === null ? undefined : createLiveFeed({ ...deps, ...deps.feed, account: config.uof })
    sources.push(createUofSource({ ...deps, providers: uofProviders, live }))
  }
  return sources
}
