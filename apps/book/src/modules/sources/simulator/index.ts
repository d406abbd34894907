/** The simulator: plans, plays and prices the demo world, and takes in fixtures of others. */
export { type ImportReport, importFixtures } from './import/import-fixtures.ts'
export type { ImportPlace } from './import/import-league.ts'
export type { MoveMatch } from './import/move-fixtures.ts'
export type { CallOffMatch } from './import/swap-fixtures.ts'
export { createSimulator, type SimulatorDeps } from './simulator.ts'
