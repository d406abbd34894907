import { opening } from './lists/opening.ts'
import { scrolling } from './lists/scrolling.ts'
import { searching } from './lists/searching.ts'
import { onServer } from './lists/server.ts'
import { line, type Measurement } from './measurement.ts'

/** Lists and searches among 5,000 events, matches with 1,000 markets, and a list of 5,000 rows that is scrolled. */
export async function run(): Promise<readonly Measurement[]> {
  return [...(await onServer()), ...(await searching()), ...(await opening()), ...(await scrolling())]
}

if (import.meta.main) for (const result of await run()) console.log(line(result))
