import type { Provider } from '@touchline/betting'
import type { BookConfig } from '../config.ts'
import { offeredProviders } from '../kernel/additional-providers.ts'
import type { PriceSource } from '../modules/offer/index.ts'
import { createSimulator, type SimulatorDeps } from '../modules/sources/simulator/index.ts'
import {
  createLiveFeed,
  createTrade360Feed,
  createUofSource,
  type LiveFeedPorts,
  TRADE360_PROVIDER,
} from '../modules/sources/uof/index.ts'

/** What sources are made from. */
export interface SourceDeps extends Omit<SimulatorDeps, 'providers'> {
  /** What a session with a feed hands on to other modules. */
  readonly feed: Pick<LiveFeedPorts, 'calls' | 'takeResults' | 'storeSign' | 'received'>
}

/**
 * A provider comes from the Unified Odds Feed or TRADE360 where the settings name them, from the simulator otherwise.
 */
export function sourcesOf(
  config: Pick<BookConfig, 'uof' | 'uofProviders' | 'trade360' | 'additionalProviders'>,
  deps: SourceDeps,
  simulate: (deps: SimulatorDeps) => PriceSource = createSimulator,
): readonly PriceSource[] {
  const { uofProviders, trade360 } = config
  const fed: readonly Provider[] = [...uofProviders, ...(trade360 === null ? [] : [TRADE360_PROVIDER])]
  // LSports has no simulated programme.
  const simulated = offeredProviders(config.additionalProviders).filter(
    (name) => !fed.includes(name) && name !== TRADE360_PROVIDER,
  )
  const sources: PriceSource[] = []
  if (simulated.length > 0) sources.push(simulate({ ...deps, providers: simulated }))
  if (fed.length > 0) {
    const live = config.uof === null ? undefined : createLiveFeed({ ...deps, ...deps.feed, account: config.uof })
    const translated = trade360 === null ? [] : [createTrade360Feed({ ...deps, ...deps.feed, account: trade360 })]
    sources.push(createUofSource({ ...deps, providers: fed, live, translated }))
  }
  return sources
}
