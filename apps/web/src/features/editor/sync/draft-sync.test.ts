import type { Http } from '@touchline/client/http'
import { expect, test, vi } from 'vitest'
import { setOfSite } from '../document/edits.ts'
import { fillIn } from '../document/site-doc.ts'
import { createDraftSync } from './draft-sync.ts'

const FILE = { format: 1 }
const BEGIN = { revision: 4, basedOn: 1, published: 1, author: 'ann', savedAt: null, file: FILE }
const named = (name: string) => setOfSite(fillIn(FILE), ['brand', 'name'], name)
const ok = (data: unknown) => ({ ok: true, data: { data } })
const refused = (status: number, code: number) => ({
  ok: false,
  error: { kind: 'answer', status, body: { code, localized_message: 'No.' } },
})
const OFFLINE = { ok: false, error: { kind: 'network', reason: 'offline' } }

/** A book that sends these responses in order; time does not wait. */
function syncWith(...answers: unknown[]) {
  const call = vi.fn(
    async (_name: string, _args?: { body?: object; idempotencyKey?: string }) => answers.shift() ?? OFFLINE,
  )
  let keys = 0
  const sync = createDraftSync(
    {
      http: { locale: 'en', call } as unknown as Http,
      randomId: () => `key-${++keys}`,
      now: () => 0,
      after(_ms, run) {
        let isOff = false
        queueMicrotask(() => isOff || run())
        return () => {
          isOff = true
        }
      },
    },
    BEGIN,
  )
  return { sync, call }
}

test('BLOCK-06: a save whose response was lost is sent again under its key, later changes after it', async () => {
  const { sync, call } = syncWith(OFFLINE, ok({ revision: 5, problems: [] }), ok({ revision: 6, problems: [] }))
  sync.keep(named('One'))
  sync.keep(named('Two'))
  expect(await sync.flush()).toBe(true)
  expect(call.mock.calls.map(([, args]) => args?.idempotencyKey)).toEqual(['key-1', 'key-1'])
  sync.keep(named('Three'))
  expect(await sync.flush()).toBe(true)
  expect(call.mock.calls.at(-1)?.[1]?.body).toMatchObject({ revision: 5, file: { brand: { name: 'Three' } } })
  expect(sync.revision.get()).toBe(6)
})

test.each([
  ['no session', 401],
  ['too many requests', 429],
])(
  'BLOCK-06: a refused repetition (%s) leaves the outcome of the first request unknown: it is sent again',
  async (_why, status) => {
    const answers = [OFFLINE, refused(status, 1050), ok({ state: 'published', version: 2 })]
    const { sync, call } = syncWith(...answers)
    expect(await sync.publish()).toEqual({ kind: 'published', version: 2 })
    expect(
      call.mock.calls.filter(([name]) => name === 'publishSiteDraft').map(([, args]) => args?.idempotencyKey),
    ).toEqual(['key-1', 'key-1', 'key-1'])
  },
)

test('BLOCK-06: a second author saves nothing before one of the two drafts is chosen', async () => {
  const theirs = { ...BEGIN, revision: 9, author: 'bob', file: { format: 1, brand: { name: 'Theirs' } } }
  const { sync, call } = syncWith(refused(409, 1090), ok(theirs), ok({ revision: 10, problems: [] }))
  sync.keep(named('Mine'))
  expect(await sync.flush()).toBe(false)
  expect(sync.state.get()).toMatchObject({
    kind: 'conflict',
    theirs: { author: 'bob', doc: { brand: { name: 'Theirs' } } },
  })
  sync.keep(named('Mine, more'))
  expect(await sync.flush()).toBe(false)
  expect(call).toHaveBeenCalledTimes(2)
  sync.takeMine(named('Mine, more'))
  expect(await sync.flush()).toBe(true)
  expect(call.mock.calls.at(-1)?.[1]?.body).toMatchObject({ revision: 9, file: { brand: { name: 'Mine, more' } } })
})

test('BLOCK-06: a newer published version is a conflict before the draft replaces it', async () => {
  const { sync, call } = syncWith(
    refused(409, 1091),
    ok({ ...BEGIN, published: 2 }),
    ok({ version: 2, author: 'operator', publishedAt: null, file: FILE }),
    ok({ revision: 5, problems: [] }),
    ok({ state: 'published', version: 3 }),
  )
  expect(await sync.publish()).toEqual({ kind: 'not-now' })
  expect(sync.state.get()).toMatchObject({ kind: 'conflict', theirs: { isPublished: true, published: 2 } })
  sync.takeMine(named('Mine'))
  expect(await sync.publish()).toEqual({ kind: 'published', version: 3 })
  expect(call.mock.calls[3]?.[1]?.body).toMatchObject({ revision: 4, basedOn: 2 })
})

test('BLOCK-06: an editor that is closed sends nothing more, and what waits for it ends', async () => {
  const { sync, call } = syncWith()
  sync.keep(named('One'))
  const flushed = sync.flush()
  sync.stop()
  expect(await flushed).toBe(false)
  expect(call).toHaveBeenCalledTimes(1)
})
