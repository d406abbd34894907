import { shiftDate } from './shift-date.ts'

/** Loaded before everything else by each process of a run with JOURNEY_HOUR: tests, products, their workers. */
const { JOURNEY_SHIFT_MS } = process.env
if (JOURNEY_SHIFT_MS) shiftDate(Number(JOURNEY_SHIFT_MS))
