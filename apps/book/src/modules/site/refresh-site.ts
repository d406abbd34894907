import type { Infra } from '../../kernel/infra.ts'
import { createLoop, type Loop } from '../../kernel/loop.ts'
import type { CurrentSite } from './current-site.ts'

const EVERY_MS = 1_000

/** Takes up a version that another process published, also where no call requests the site. */
export function createSiteRefresh(
  { clock, log, signals }: Pick<Infra, 'clock' | 'log' | 'signals'>,
  currentSite: () => Promise<CurrentSite>,
): Loop {
  const loop = createLoop({
    name: 'the site',
    clock,
    log,
    everyMs: EVERY_MS,
    wokenBy: { signals, name: 'site_published' },
    round: () => currentSite().then(() => false),
  })
  return {
    ...loop,
    async run() {
      await currentSite()
      await loop.run()
    },
  }
}
