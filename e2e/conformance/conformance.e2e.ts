import type { CallName } from '@touchline/contract'
import { CALLS } from '@touchline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../harness/product.ts'
import { breakBackend, type Fault } from './breaking-proxy.ts'
import { optionsFor } from './options.ts'
import { runConformance } from './run.ts'

const isAt = (path: string, of: string): boolean => path.split('?')[0] === of

/** One fault each, the call it is seen in, and words of the failure that names it. */
const FAULTS: readonly { what: string; call: CallName; names: RegExp; fault: Fault }[] = [
  {
    what: 'a renamed field',
    call: 'getSports',
    names: /breaks its schema.*(priority|prio)/,
    fault: ({ status, text }) => ({ status, text: text.replaceAll('"priority":', '"prio":') }),
  },
  {
    what: 'a server error on bad input',
    call: 'getMatches',
    names: /query limit = .*500 where 400/,
    fault: ({ status, text }, { path }) =>
      path.includes('limit=-1') ? { status: 500, text: 'stack trace' } : { status, text },
  },
  {
    what: 'an open door for visitors',
    call: 'getAccounts',
    names: /visitor: 200 where 401/,
    fault: ({ status, text }, { path }) =>
      status === 401 && isAt(path, '/api/player/accounts') ? { status: 200, text: '{"data":[]}' } : { status, text },
  },
  {
    what: 'a stake debited twice in the answer',
    call: 'placeBets',
    names: /debits not its stake/,
    fault: ({ status, text }, { path }) => ({
      status,
      text: isAt(path, '/api/v3/bets')
        ? text.replace(/"stake":\{"value":(\d+)/g, (_all, value) => `"stake":{"value":${Number(value) * 2}`)
        : text,
    }),
  },
  {
    what: 'an error without its body',
    call: 'getMatch',
    names: /unknown id: the 404 has no error body/,
    fault: ({ status, text }) => ({ status, text: status === 404 ? '{"error":"not found"}' : text }),
  },
  {
    what: 'one language for all',
    call: 'getMatchMarkets',
    names: /reads the same in German/,
    fault: ({ status, text }) => ({
      status,
      text: text.replace(/"localized_message":"[^"]*"/, '"localized_message":"No."'),
    }),
  },
  {
    what: 'a page too few',
    call: 'getTournaments',
    names: /last_page is \d+ where/,
    fault: ({ status, text }) => ({
      status,
      text: text.replace(/"last_page":(\d+)/, (_all, last) => `"last_page":${Number(last) - 1}`),
    }),
  },
  {
    what: 'no protection against foreign pages',
    call: 'updateSettings',
    names: /no x-app header: 200 where 403/,
    fault: ({ status, text }) => (status === 403 ? { status: 200, text: '{}' } : { status, text }),
  },
]

describe('any back end can be held against the contract', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ LIMIT_SCALE: '1000' })
  })
  afterAll(async () => {
    await product?.close()
  })

  test('LIVE-03 PLACE-01 CAT-03: the book keeps every call of the contract', async () => {
    const verdicts = await runConformance(optionsFor(product.origin))
    expect(verdicts.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
    expect(verdicts.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort())
  })

  test.each(FAULTS)('ERROR-06: $what is found and named', async ({ call, names, fault }) => {
    const broken = await breakBackend(product.origin, fault)
    const [verdict] = await runConformance(optionsFor(broken.origin, [call])).finally(broken.close)
    expect(verdict?.verdict === 'failed' ? verdict.failures.join('\n') : verdict).toMatch(names)
  })
})
