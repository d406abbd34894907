import { ERRORS, type ErrorName } from '@touchline/contract/error-codes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLAIM_LIFE_MS, type Claim } from './course.ts'
import { createKeyed, type Keyed, type Sent } from './create-keyed.ts'
import { readClaim } from './read-claim.ts'

type Reply = Sent<string>

const refusal = (name: ErrorName): Reply => {
  const { code, key, status } = ERRORS[name]
  const body = { code, key, localized_message: key, data: { details: [], errors_by_bet: [] } }
  return { ok: false, error: { kind: 'answer', status, body } }
}
const LOST: Reply = { ok: false, error: { kind: 'network', reason: 'timeout' } }

interface Request {
  readonly claim: Claim<number>
  /** The player of the session that the browser sent. */
  readonly player: number
  readonly resolve: (reply: Reply) => void
  /** The server's response that the page has not received yet. */
  reply: Reply | null
  isOver: boolean
}

/**
 * A browser tab, a connection that loses, doubles and mixes up messages, and a server that responds to each key once.
 */
class World {
  now = 1_000_000
  session: number | null = 1
  kept: string | null = null
  page: Keyed<number, string>
  readonly requests: Request[] = []
  readonly pressed: Claim<number>[] = []
  readonly done: string[] = []
  readonly answers = new Map<string, Reply>()
  readonly refused = new Set<string>()
  readonly answered = new Set<string>()
  timer: (() => void) | null = null
  keys = 0

  constructor() {
    this.page = this.load()
  }

  load(): Keyed<number, string> {
    this.timer = null
    const page: Keyed<number, string> = createKeyed<number, string>({
      send: (claim) => this.send(claim),
      keep: (claim) => {
        this.kept = claim === null ? null : JSON.stringify(claim)
      },
      owner: () => this.session,
      keyOf: () => `key-${++this.keys}`,
      now: () => this.now,
      after: (_ms, run) => {
        this.timer = run
        return () => {
          if (this.timer === run) this.timer = null
        }
      },
      pause: () => 1_000,
      changed: (course) => {
        if (course.kind === 'answered') this.answered.add(course.claim.key)
        if (course.kind === 'refused') this.refused.add(course.claim.key)
      },
    })
    return page
  }

  send(claim: Claim<number>): Promise<Reply> {
    // A key is stored before it is sent, and sent in the name of its owner alone.
    expect(JSON.parse(this.kept ?? 'null')).toEqual(claim)
    expect(this.session).toBe(claim.owner)
    expect(this.answered.has(claim.key) || this.refused.has(claim.key)).toBe(false)
    if (!this.pressed.some(({ key }) => key === claim.key)) this.pressed.push(claim)
    expect(this.pressed.find(({ key }) => key === claim.key)).toEqual(claim)
    return new Promise((resolve) => {
      this.requests.push({ claim, player: this.session ?? 0, resolve, reply: null, isOver: false })
    })
  }

  /** Carries a request out, or finds its response, also for a request that the page has given up. */
  serve({ claim, player }: Request): Reply {
    const name = `${player} ${claim.key}`
    const known = this.answers.get(name)
    if (known !== undefined) return known
    const isRefused = claim.body % 3 === 0
    const reply: Reply = isRefused ? refusal('insufficient_balance') : { ok: true, data: `done ${claim.body}` }
    if (!isRefused) this.done.push(claim.key)
    this.answers.set(name, reply)
    return reply
  }

  give(request: Request, reply: Reply): void {
    request.isOver = true
    request.resolve(reply)
  }

  reload(): void {
    this.page.stop()
    this.page = this.load()
    const claim = readClaim(JSON.parse(this.kept ?? 'null'), (body) => (typeof body === 'number' ? body : null))
    if (claim !== null) this.page.takeUp(claim)
  }

  /** In every history each press was carried out at most once, and the page shows the truth. */
  expectTrue(): void {
    expect(new Set(this.done).size).toBe(this.done.length)
    for (const key of this.answered) expect(this.done).toContain(key)
    for (const key of this.refused) expect(this.done).not.toContain(key)
  }
}

const settle = async () => {
  for (let n = 0; n < 5; n++) await Promise.resolve()
}

const OPS = {
  press: (world: World, n: number) => world.page.start(n),
  arrives: (world: World, n: number) => {
    const request = world.requests[n % world.requests.length]
    if (request !== undefined) request.reply = world.serve(request)
  },
  is_answered: (world: World, n: number) => {
    const open = world.requests.filter(({ reply, isOver }) => reply !== null && !isOver)
    const request = open[n % open.length]
    if (request?.reply != null) world.give(request, request.reply)
  },
  is_lost: (world: World, n: number) => {
    const open = world.requests.filter(({ isOver }) => !isOver)
    const request = open[n % open.length]
    if (request !== undefined) world.give(request, LOST)
  },
  is_not_let_in: (world: World, n: number) => {
    const open = world.requests.filter(({ reply, isOver }) => reply === null && !isOver)
    const request = open[n % open.length]
    const names = ['unauthorized', 'too_many_requests', 'cannot_store', 'internal', 'idempotency_in_progress'] as const
    if (request === undefined) return
    // It does not arrive a second time: after a response the page does not repeat the request.
    world.requests.splice(world.requests.indexOf(request), 1)
    world.give(request, refusal(names[n % names.length] ?? 'internal'))
  },
  time_passes: (world: World, n: number) => {
    world.now += (n + 1) * 60_000
    const due = world.timer
    world.timer = null
    due?.()
  },
  signs_in: (world: World, n: number) => {
    world.session = 1 + (n % 2)
    world.page.repeat()
  },
  signs_out: (world: World) => {
    world.session = null
  },
  reloads: (world: World) => world.reload(),
  reads: (world: World) => {
    const { kind } = world.page.course()
    if (kind === 'answered' || kind === 'refused') world.page.forget()
  },
} as const
type Op = keyof typeof OPS

const history = fc.array(fc.record({ op: fc.constantFrom(...(Object.keys(OPS) as Op[])), n: fc.nat({ max: 9 }) }), {
  maxLength: 60,
})

test('PLACE-03: lost, doubled, late, reloaded, or with another player signed in, a request is carried out once and its outcome is true', async () => {
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const world = new World()
      for (const { op, n } of steps) {
        const before = world.pressed.length
        const wasOpen = ['sending', 'unknown'].includes(world.page.course().kind)
        OPS[op](world, n)
        await settle()
        if (wasOpen) expect(world.pressed.length, 'a press beside an open request sends nothing').toBe(before)
        reached.add(world.page.course().kind)
        world.expectTrue()
      }
      // The line is back, and so is the owner.
      const claim = readClaim(JSON.parse(world.kept ?? 'null'), (body) => body as number)
      world.session = claim?.owner ?? 1
      for (let n = 0; n < 3; n++) {
        world.reload()
        for (const request of world.requests) {
          const reply = world.serve(request)
          if (!request.isOver) world.give(request, reply)
        }
        await settle()
        world.expectTrue()
      }
      expect(world.kept).toBeNull()
      if (claim !== null) expect(world.answered.has(claim.key) || world.refused.has(claim.key)).toBe(true)
      for (const { key } of world.pressed) expect(world.answered.has(key) || world.refused.has(key), key).toBe(true)
    }),
    { numRuns: 2_000 },
  )
  expect([...reached].sort()).toEqual(['answered', 'idle', 'refused', 'sending', 'unknown'])
})

test('PLACE-03: a request whose response is no longer kept is not repeated: its key would make a new one', async () => {
  const world = new World()
  world.page.start(1)
  for (const request of world.requests) world.give(request, LOST)
  await settle()
  expect(world.page.course().kind).toBe('unknown')
  world.now += CLAIM_LIFE_MS + 1
  world.page.repeat()
  expect([world.page.course().kind, world.kept, world.requests.length]).toEqual(['idle', null, 1])
})

test('PLACE-03: a signed-out page sends nothing, and a page that was left sends nothing more', () => {
  const world = new World()
  world.session = null
  world.page.start(1)
  world.session = 1
  world.page.stop()
  world.page.start(1)
  world.page.repeat()
  expect(world.requests).toEqual([])
})
