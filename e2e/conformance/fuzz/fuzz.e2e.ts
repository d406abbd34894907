import { CALLS, type CallName } from '@touchline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../../harness/product.ts'
import { EVERYTHING, inTurn } from '../../harness/share.ts'
import { breakBackend, type Fault } from '../breaking-proxy.ts'
import { optionsFor } from '../options.ts'
import { findSchemathesis } from '../schemathesis/install.ts'
import { ROLES, runSchemathesis } from '../schemathesis/run.ts'
import { MARKUP } from './hostile.ts'
import { type FuzzReport, runFuzz } from './run.ts'

const SEED = 20_260
/** A call that takes this long hangs, on any machine. The speed of calls is for `npm run fuzz` and `./bench`. */
const HANGS_MS = 15_000
/** The borders of every third call are tried in a run, another third for every change. */
const PARTS = [0, 1, 2]
const schemathesis = await findSchemathesis()
const whyNot = 'missing' in schemathesis ? ` (skipped: ${schemathesis.missing})` : ''

describe('hostile requests', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ LIMIT_SCALE: '1000' })
  })
  afterAll(async () => {
    await product?.close()
  })

  test('ERROR-06 PLACE-02: 1,500 of them get no server error, no response without its body, none that hangs', async () => {
    const report = await runFuzz(optionsFor(product.origin), { calls: 1_500, seed: SEED, from: 0, slowMs: HANGS_MS })
    expect(report.findings).toEqual([])
    expect(report.passed).toBe(1_500)
    // Good requests as well as hostile ones have come through, or the run has not seen much.
    expect(report.statuses[200]).toBeGreaterThan(150)
    expect(report.statuses[400]).toBeGreaterThan(150)
  })

  async function fuzzBroken(fault: Fault): Promise<FuzzReport> {
    const broken = await breakBackend(product.origin, fault)
    return runFuzz(optionsFor(broken.origin), { calls: 200, seed: SEED, from: 0, slowMs: HANGS_MS }).finally(
      broken.close,
    )
  }

  test('ERROR-06: a server error, an error without its body, returned markup and an accepted invalid body are found, with their requests', async () => {
    const crash = await fuzzBroken(({ status, text }) => ({ status: status === 400 ? 500 : status, text }))
    expect(crash.findings.map(({ problem }) => problem)).toContain('answers 500')
    expect(crash.findings[0]?.reproduction).toMatch(/^curl -i -X [A-Z]+ 'http/)

    const bare = await fuzzBroken(({ status, text }) => ({ status, text: status === 404 ? 'no' : text }))
    expect(bare.findings.map(({ problem }) => problem)).toContain('its 404 has no error body')

    const echo = await fuzzBroken(({ status, text }) => ({
      status,
      text: status === 400 ? text.replace('"localized_message":"', (start) => start + MARKUP) : text,
    }))
    expect(echo.findings.map(({ problem }) => problem)).toContain('its 400 gives markup back as it came')

    const careless = await fuzzBroken(({ status, text }) => ({ status: status === 400 ? 200 : status, text }))
    expect(careless.findings.map(({ problem }) => problem).join()).toContain('takes a body that breaks the schema at')
  })

  /** Calls whose turn it is. */
  function callsInTurn(): readonly CallName[] {
    const parts = inTurn(PARTS)
    return (Object.keys(CALLS) as CallName[]).filter((_, at) => parts.includes(at % PARTS.length))
  }

  // A short run: the whole one is `npm run fuzz -- URL --with schemathesis`. At the borders a visitor gets the
  // responses of a player, or 401.
  test.skipIf(whyNot !== '').each(ROLES)(
    `ERROR-06: requests that Schemathesis makes from the OpenAPI document, as a %s, get the documented responses${whyNot}`,
    async (as) => {
      if ('missing' in schemathesis) return
      const target = optionsFor(product.origin)
      const { ok, output } = await runSchemathesis(schemathesis.program, target, {
        as,
        examples: EVERYTHING ? 2 : 1,
        borders: as === 'player',
        seed: SEED,
        ...(as === 'player' && { calls: callsInTurn() }),
      })
      expect(ok, output).toBe(true)
    },
    600_000,
  )
})
