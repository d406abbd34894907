import type { Bet } from '@touchline/contract'
import { useSyncExternalStore } from 'react'
import { createStore } from '../account/index.ts'
import { type BetsController, type BetsWorld, createBets } from './effects.ts'
import { type BetsState, INITIAL_BETS } from './state/bets-state.ts'

const betsStore = createStore<BetsState>(INITIAL_BETS)
let running: BetsController | null = null

function controller(): BetsController {
  if (running === null) throw new Error('startBets has not been called: the shell calls it before it hydrates.')
  return running
}

/** Gives the page its list of bets. Once per page, after `startAccount`. @returns stops it */
export function startBets(world: BetsWorld): () => void {
  running = createBets(world, betsStore)
  return running.start()
}

/** The player's bets, as far as they are known. */
export function useBets(): BetsState {
  return useSyncExternalStore(betsStore.subscribe, betsStore.get, () => INITIAL_BETS)
}
/** Somebody looks at the bets: they are fetched and their matches move. @returns he looks away */
export function watchBets(): () => void {
  return controller().watch()
}
/** Fetches the bets again. */
export function reloadBets(): void {
  void controller().reload()
}
/** Takes bets just placed, without asking the server. */
export function takeBets(bets: readonly Bet[]): void {
  controller().take(bets)
}
