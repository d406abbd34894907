import type { Browser } from 'playwright-core'
import { signInByHttp } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { openPage } from '../harness/browser.ts'
import type { Product } from '../harness/product.ts'
import { PATIENCE_MS } from '../harness/wait.ts'
import { startChaosProxy } from './chaos-proxy.ts'
import { differences } from './compare.ts'
import { playRecklessly } from './reckless-player.ts'
import { numbersOf } from './rng.ts'

export interface ChaosReport {
  readonly faults: ReadonlyMap<string, number>
  readonly deeds: ReadonlyMap<string, number>
  /** How long after quiet the screen agreed with the server, in ms. */
  readonly agreedAfterMs: number
  /** Where it differed after the line was quiet, each with when that was last seen, in ms. */
  readonly late: readonly string[]
  /** Where it differed to the last; empty where all is well. */
  readonly differences: readonly string[]
  /** What its scripts threw. */
  readonly problems: readonly string[]
}

/** A page may report a bad connection; nothing may be thrown. */
function uncaught(problems: readonly string[]): readonly string[] {
  return problems.filter((problem) => problem.startsWith('page error'))
}

/**
 * One player behind a bad line for `lastsMs`, and then quiet: what the screen says must be what the server says.
 * @param product itself, whose rich demo player it is
 */
export async function playRound(
  browser: Browser,
  { origin, players: { rich } }: Product,
  seed: number,
  lastsMs: number,
): Promise<ChaosReport> {
  const proxy = await startChaosProxy(origin, numbersOf(seed))
  const { context, page, problems } = await openPage(browser)
  try {
    const player = bettor(page, proxy.origin)
    const api = await signInByHttp(origin, rich)
    await player.opens('/sports/live')
    await player.signsIn(rich)
    proxy.rage()
    const end = Date.now() + lastsMs
    const deeds = await playRecklessly(player, numbersOf(seed + 1), () => Date.now() < end)
    proxy.calm()
    const quiet = Date.now()
    await page.keyboard.press('Escape')
    let found: readonly string[] = ['nothing was compared']
    let agreedAfterMs = 0
    const late = new Map<string, number>()
    while (found.length > 0 && Date.now() - quiet < PATIENCE_MS) {
      found = await differences(player, api).catch((error: unknown) => [String(error)])
      agreedAfterMs = Date.now() - quiet
      for (const what of found) late.set(what, agreedAfterMs)
    }
    return {
      faults: proxy.tally,
      deeds,
      agreedAfterMs,
      late: [...late].map(([what, at]) => `${at} ms: ${what}`),
      differences: found,
      problems: uncaught(problems),
    }
  } finally {
    await context.close()
    await proxy.close()
  }
}
