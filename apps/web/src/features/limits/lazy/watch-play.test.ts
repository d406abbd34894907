import type { PlaySession } from '@touchline/contract'
import { expect, test } from 'vitest'
import { type PlayDeps, watchPlay } from './watch-play.ts'

const MINUTE_MS = 60_000
const START = Date.UTC(2027, 0, 15, 8)

/** A player in front of one tab; the server's word and the time are the test's. */
function tab() {
  let now = 0
  let visible = true
  let timers: { at: number; every: number | null; run: () => void }[] = []
  const asked: string[] = []
  const open: string[] = []
  const sent: unknown[] = []
  const shown: number[] = []
  const answers = new Map<string, number>()
  let checkEvery: number | null = null
  let endsAfter: number | null = null
  let limits: { type: string }[] = []
  let continuedAt = 0
  const play = (): PlaySession => ({
    ...{ started_at: new Date(START).toISOString(), continued_at: null, played_ms: now },
    limit_reached_at: endsAfter === null ? null : new Date(START + endsAfter).toISOString(),
    ...{ reality_check_ms: checkEvery, currency: 'EUR', staked: 0, won: 0 },
    reality_check_at: checkEvery === null ? null : new Date(START + continuedAt + checkEvery).toISOString(),
  })
  const add = (at: number, every: number | null, run: () => void) => {
    const timer = { at, every, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }
  const deps = {
    http: {
      call: async (name: string) => {
        asked.push(name)
        const status = answers.get(name)
        const isOver = endsAfter !== null && now >= endsAfter && name === 'getPlaySession'
        if (isOver) return { ok: false, error: { kind: 'answer', status: 403 } }
        if (status !== undefined) return { ok: false, error: { kind: 'answer', status } }
        return { ok: true, data: { data: name === 'getUserLimits' ? limits : play() } }
      },
    },
    dialogs: {
      open: (name: string) => void (open.includes(name) || open.push(name)),
      close: (name: string) => void (open.includes(name) && open.splice(open.indexOf(name), 1)),
    },
    send: (message: unknown) => void sent.push(message),
    signOut: () => void asked.push('signOut'),
    every: (ms: number, run: () => void) => add(now + ms, ms, run),
    after: (ms: number, run: () => void) => add(now + ms, null, run),
    isVisible: () => visible,
    tracksActivity: () => true,
    showPlayed: (ms: number) => void shown.push(ms),
  } as unknown as PlayDeps
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    ...{ deps, asked, open, sent, shown, answers, settle },
    limits: (types: string[]) => {
      limits = types.map((type) => ({ type }))
    },
    checks: (ms: number) => {
      checkEvery = ms
    },
    ends: (ms: number) => {
      endsAfter = ms
    },
    continues: () => {
      continuedAt = now
    },
    hides: (hidden: boolean) => {
      visible = !hidden
    },
    async passes(ms: number) {
      const end = now + ms
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        now = next.at
        if (next.every === null) timers = timers.filter((other) => other !== next)
        else next.at += next.every
        next.run()
        await settle()
      }
      now = end
    },
    count: (name: string) => asked.filter((other) => other === name).length,
  }
}

const PLAYER = 7
const word = (kind: string) => ({ player: PLAYER, word: kind })

test('SAFE-02: play begins once and is polled every 30 s while the page is visible, and not while it is hidden', async () => {
  const here = tab()
  watchPlay(here.deps, PLAYER)
  await here.settle()
  await here.passes(5 * MINUTE_MS)
  expect([here.count('startPlaySession'), here.count('getPlaySession')]).toEqual([1, 10])
  // As the server counts it, for the mark above the page.
  expect(here.shown.slice(-2)).toEqual([4.5 * MINUTE_MS, 5 * MINUTE_MS])
  here.hides(true)
  await here.passes(5 * MINUTE_MS)
  expect(here.count('getPlaySession')).toBe(10)
})

test('SAFE-02: the reality check opens at the moment it is due, is sent to the other tabs, and closes with the response of one', async () => {
  const here = tab()
  here.checks(10 * MINUTE_MS + 7_000)
  const play = watchPlay(here.deps, PLAYER)
  await here.settle()
  await here.passes(10 * MINUTE_MS)
  expect(here.open).toEqual([])
  await here.passes(7_000)
  expect(here.open).toEqual(['reality-check'])
  expect(here.sent).toContainEqual(word('check_due'))
  here.continues()
  play.onMessage(word('continued'))
  await here.settle()
  expect(here.open).toEqual([])
})

test('SAFE-02: a message for another player, or a malformed one, opens nothing', async () => {
  const here = tab()
  const play = watchPlay(here.deps, PLAYER)
  for (const message of [{ player: 8, word: 'check_due' }, word('nonsense'), null, 'check_due']) play.onMessage(message)
  expect(here.open).toEqual([])
  play.onMessage(word('check_due'))
  expect(here.open).toEqual(['reality-check'])
})

test('SAFE-02: a bad request ends the polls until the player looks again', async () => {
  const here = tab()
  const play = watchPlay(here.deps, PLAYER)
  await here.settle()
  here.answers.set('getPlaySession', 400)
  await here.passes(5 * MINUTE_MS)
  expect(here.count('getPlaySession')).toBe(1)
  play.look()
  expect(here.count('startPlaySession')).toBe(2)
})

test('SAFE-03: a session that cannot begin opens the dialog about its limit here and in the other tabs, and ends the polls', async () => {
  const here = tab()
  here.answers.set('startPlaySession', 403)
  watchPlay(here.deps, PLAYER)
  await here.settle()
  await here.passes(5 * MINUTE_MS)
  expect(here.open).toEqual(['out-of-session-limit'])
  expect(here.sent).toEqual([word('time_over')])
  expect(here.count('getPlaySession')).toBe(0)
})

test('SAFE-03: play that reaches its limit ends at that moment, and in the other tabs', async () => {
  const here = tab()
  here.checks(4 * MINUTE_MS)
  here.ends(5 * MINUTE_MS + 7_000)
  watchPlay(here.deps, PLAYER)
  await here.settle()
  await here.passes(5 * MINUTE_MS + 6_999)
  // Also while the reality check is unanswered.
  expect(here.open).toEqual(['reality-check'])
  await here.passes(1)
  expect(here.open).toEqual(['out-of-session-limit'])
  expect(here.sent.at(-1)).toEqual(word('time_over'))
})

test('SAFE-01: minutes are counted only with an activity limit and in sight; at 401 the player gets a notice and is signed out', async () => {
  const here = tab()
  const play = watchPlay(here.deps, PLAYER)
  await here.settle()
  await here.passes(3 * MINUTE_MS)
  expect(here.count('trackActivity')).toBe(0)
  here.limits(['activity'])
  play.onMessage(word('limits_changed'))
  await here.settle()
  await here.passes(3 * MINUTE_MS)
  expect(here.count('trackActivity')).toBe(4)
  here.hides(true)
  await here.passes(3 * MINUTE_MS)
  expect(here.count('trackActivity')).toBe(4)
  here.hides(false)
  here.answers.set('trackActivity', 401)
  await here.passes(MINUTE_MS)
  expect(here.open).toEqual(['activity-limit-reached'])
  expect(here.asked.at(-1)).toBe('signOut')
  play.stop()
  await here.passes(10 * MINUTE_MS)
  expect(here.count('trackActivity')).toBe(5)
})
