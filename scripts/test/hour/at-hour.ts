import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shiftDate } from './shift-date.ts'
import { msUntilHour } from './wanted-hour.ts'

/** Lets this process and all that it starts live at the hour of JOURNEY_HOUR; nothing where there is none. */
export function liveAtHour(env: NodeJS.ProcessEnv): void {
  if (env.JOURNEY_SHIFT_MS !== undefined) return
  const ms = msUntilHour(env.JOURNEY_HOUR, Date.now())
  if (ms === 0) return
  const preload = pathToFileURL(join(import.meta.dirname, 'preload.ts'))
  env.JOURNEY_SHIFT_MS = String(ms)
  // For pages, which get it as a text.
  env.JOURNEY_SHIFT_SCRIPT = `(${shiftDate})(${ms})`
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --import ${preload}`.trim()
  shiftDate(ms)
}
