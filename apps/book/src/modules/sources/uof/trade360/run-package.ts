import type { HandOver } from '../session/hand-over.ts'
import type { Delivery } from '../session/session.ts'
import type { PackageTerms } from './account.ts'
import { createPackageSession } from './package-session.ts'
import type { Trade360Ports, Trade360Terms } from './ports.ts'
import type { TakeEvents } from './take-events.ts'
import { EVENTS_AT_ONCE, type Trade360Api } from './trade360-api.ts'

interface PackageState {
  readonly generation: number
  /** Why it is not complete; null while it is. */
  readonly why: string | null
  /** Wall ms. */
  readonly since: number
  /** Wall ms of its last message; null before the first. */
  readonly receivedAt: number | null
}

export interface RunningPackage {
  start(): void
  stop(): Promise<void>
  state(): PackageState
  /** Something that was distributed is missing: nothing of it can be bet on until a snapshot is taken. */
  misses(why: string): void
}

export interface RunPackagePorts extends Pick<Trade360Ports, 'account' | 'clock' | 'log'> {
  readonly api: Trade360Api
  readonly taken: Pick<TakeEvents, 'snapshot' | 'outrights' | 'sign'>
  readonly handOver: Pick<HandOver, 'push'>
  readonly terms: Trade360Terms
}

/**
 * Runs the session of a package. It subscribes, starts the distribution and loads a snapshot. Then it applies the
 * messages received since, because messages contain only changes. Before that the package has no prices.
 */
export function runPackage(own: PackageTerms, ports: RunPackagePorts): RunningPackage {
  const { account, clock, log, api, taken, handOver, terms } = ports
  let state: PackageState = { generation: 0, why: 'it has not been opened yet', since: clock.now(), receivedAt: null }
  let kept: Delivery[] | null = null
  let isActive = false
  let loading: Promise<void> = Promise.resolve()
  let outrights: Promise<void> = Promise.resolve()
  let cancel = () => {}

  const session = createPackageSession(
    account,
    own,
    {
      opened(generation) {
        state = { ...state, generation, why: 'its snapshot is being taken', since: clock.now() }
        begin(generation)
      },
      lost(why) {
        state = { ...state, why, since: clock.now() }
        kept = null
        cancel()
        storeSign(false)
      },
      received(delivery) {
        state = { ...state, receivedAt: clock.now() }
        if (kept === null) handOver.push(delivery)
        else kept.push(delivery)
      },
    },
    { clock, log },
    terms,
  )

  function storeSign(isThere: boolean): void {
    taken
      .sign(own, isThere, clock.now())
      .catch((error: unknown) => log.warn('A sign of life could not be stored', error))
  }

  function begin(generation: number): void {
    kept = []
    loading = loading.then(() => load(generation))
  }

  const isCurrent = (generation: number) => isActive && state.generation === generation && kept !== null

  /** Takes the snapshot as often as it takes, while the connection is the same. */
  async function load(generation: number): Promise<void> {
    while (isCurrent(generation)) {
      try {
        await api.startDistribution(own)
        const ids = await api.fixtureIds(own)
        for (let from = 0; from < ids.length; from += EVENTS_AT_ONCE) {
          const at = clock.now()
          await taken.snapshot(await api.events(own, ids.slice(from, from + EVENTS_AT_ONCE)), own, at)
          if (!isCurrent(generation)) return
        }
        if (!isCurrent(generation)) return
        await taken.sign(own, true, clock.now())
        state = { ...state, why: null, since: clock.now() }
        const waiting = kept ?? []
        kept = null
        for (const delivery of waiting) handOver.push(delivery)
        ask(generation)
        outrights = loadOutrights(own, ports, () => isActive && state.generation === generation)
        return
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        log.warn(`The snapshot of package ${own.id} could not be taken: ${why}`)
        state = { ...state, why }
        await new Promise<void>((resolve) => {
          const stop = clock.after(terms.againMs, resolve)
          cancel = () => {
            stop()
            resolve()
          }
        })
      }
    }
  }

  /** The vendor turns distribution off when a queue is too long: what was sent until it is on again is missing. */
  function ask(generation: number): void {
    cancel = clock.after(terms.askEveryMs, async () => {
      const isOn = await api.isDistributed(own).catch(() => true)
      if (!isActive || state.generation !== generation || state.why !== null) return
      if (isOn) return ask(generation)
      log.warn(`Package ${own.id} was not distributed; it is started again.`)
      misses('its messages were not distributed')
    })
  }

  function misses(why: string): void {
    if (!isActive || state.why !== null) return
    cancel()
    state = { ...state, why, since: clock.now() }
    storeSign(false)
    begin(state.generation)
  }

  return {
    state: () => state,
    misses,
    start() {
      isActive = true
      session.start()
    },
    async stop() {
      isActive = false
      cancel()
      await session.stop()
      await loading
      await outrights
      if (state.why === null) await taken.sign(own, false, clock.now()).catch(() => undefined)
      state = { ...state, why: 'stopped' }
    },
  }
}

/**
 * Outrights are suspended until they are named: their snapshot holds up no match. A package without outrights refuses
 * it.
 */
async function loadOutrights(
  own: PackageTerms,
  { api, taken, clock, log }: Pick<RunPackagePorts, 'api' | 'taken' | 'clock' | 'log'>,
  isCurrent: () => boolean,
): Promise<void> {
  try {
    const at = clock.now()
    const found = await api.outrights(own)
    if (isCurrent()) await taken.outrights(found, own, at)
  } catch (error) {
    log.warn(`Outrights of package ${own.id} could not be taken: ${error instanceof Error ? error.message : error}`)
  }
}
