import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS } from '@touchline/contract'
import { EVENTS } from '@touchline/contract/events'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerShapes, beyond, shapesOf } from '../../../scripts/answer-shapes.ts'
import { aDraw, aMatch, anOutright, aSport } from '../../testing/catalogue.ts'
import { accounts, player, settings, wireBet } from '../../testing/facts.ts'
import { createScriptedHttp, ok } from '../../testing/scripted-http.ts'
import { above, answerChecks, callChecks } from './answer-checks.ts'
import { checkAnswers } from './check-answers.ts'
import { ASKED_CALLS, CHECKED_CALLS, EARLY_CALLS, LATER_CALLS } from './checked-calls.ts'
import { misfit } from './misfit.ts'
import { readEvent } from './read-event.ts'

const SHAPES = answerShapes(CHECKED_CALLS)
const CHECKS = callChecks(SHAPES)
const wrongIn = (call: (typeof CHECKED_CALLS)[number], answer: unknown) =>
  misfit(answer, SHAPES.answers[call] ?? 'u', SHAPES)

const pagination = { total: 1, page: 1, limit: 60, last_page: 1 }
const MATCHES = { data: [aMatch(), anOutright(), aDraw()], pagination }

/** Every value inside a response, as the steps that lead to it. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function changed(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to
  const copy = structuredClone(value) as Record<string, unknown>
  copy[step] = changed(copy[step], rest, to)
  return copy
}

describe('responses against the contract', () => {
  test('ERROR-04: whole responses fit, with keys that are newer than the page', () => {
    expect(wrongIn('getMatches', MATCHES)).toBeNull()
    expect(wrongIn('getSports', { data: [{ ...aSport(), brand_new: 1 }], more: true })).toBeNull()
    expect(wrongIn('getSettings', { data: settings })).toBeNull()
    expect(wrongIn('getPlayer', { data: player })).toBeNull()
    expect(wrongIn('getAccounts', { data: accounts })).toBeNull()
    expect(wrongIn('getBet', { data: wireBet(1, 'submitted') })).toBeNull()
  })

  test('ERROR-04: responses that once blanked a page do not fit, and the path of the fault is returned', () => {
    expect(wrongIn('getSettings', { data: {} })).toBe('.data.custom_bet_allow_single')
    expect(wrongIn('getSports', { data: [{ id: 1 }] })).toBe('.data.0.urn_id')
    expect(wrongIn('getMatches', { data: null, pagination })).toBe('.data')
    expect(wrongIn('getMatches', [])).toBe('')
    expect(wrongIn('getMatch', { data: aMatch({ start_time: 'soon' }) })).toBe('.data')
    expect(wrongIn('getAccounts', { data: [{ ...accounts[0], currency: 'euro' }] })).toBe('.data.0.currency')
    expect(wrongIn('getAccounts', { data: [{ ...accounts[0], balance: 1.5 }] })).toBe('.data.0.balance')
  })

  test('ERROR-04: no value inside a response may be of another kind', () => {
    const answers = [
      ['getMatches', MATCHES],
      ['getSettings', { data: settings }],
      ['getSports', { data: [aSport()] }],
    ] as const
    for (const [call, answer] of answers) {
      const places = placesIn(answer)
      fc.assert(
        fc.property(
          fc.constantFrom(...places),
          fc.constantFrom<unknown>(Symbol.iterator, undefined, () => 1),
          (place, junk) => {
            expect(wrongIn(call, changed(answer, place, junk))).not.toBeNull()
          },
        ),
      )
    }
  })

  test('ERROR-04: a misfit counts as unreadable, and is reported once for each response', async () => {
    const backend = createScriptedHttp()
    const reported: string[] = []
    const http = checkAnswers(
      backend.http,
      async () => CHECKS,
      (kind, call, error) => reported.push(`${kind} ${call}: ${(error as Error).message}`),
    )
    backend.on('getSettings', () => ok<'getSettings'>({ data: {} } as never))
    expect(await http.call('getSettings')).toEqual({ ok: false, error: { kind: 'network', reason: 'unreadable' } })
    backend.on('getSettings', () => ok<'getSettings'>({ data: settings }))
    expect(await http.call('getSettings')).toMatchObject({ ok: true })
    expect(reported).toEqual([
      'answer getSettings: getSettings answered something else than the contract says at .data.custom_bet_allow_single',
    ])
  })

  test('ERROR-04: what cannot be checked is not trusted, until it can be', async () => {
    const backend = createScriptedHttp()
    let tries = 0
    const load = async () => (++tries === 1 ? Promise.reject(new Error('no chunk')) : CHECKS)
    const http = checkAnswers(backend.http, load, () => {})
    backend.on('getSettings', () => ok<'getSettings'>({ data: settings }))
    expect(await http.call('getSettings')).toMatchObject({ ok: false })
    expect(await http.call('getSettings')).toMatchObject({ ok: true })
    expect(tries).toBe(2)
  })

  test('ERROR-04: later calls load their checks, again after a failed load', async () => {
    const early = answerShapes(EARLY_CALLS)
    let tries = 0
    const checks = answerChecks(early, async () => (++tries === 1 ? Promise.reject(new Error('no chunk')) : CHECKS))
    expect((await checks.of('getSettings')).misfit('getSettings', { data: {} })).toBe('.data.custom_bet_allow_single')
    expect(tries).toBe(0)
    await expect(checks.of('getBet')).rejects.toThrow('no chunk')
    expect((await checks.of('getBet')).misfit('getBet', { data: {} })).not.toBeNull()
    expect(early.answers.getBet).toBeUndefined()
  })

  test('ERROR-04: shapes that come one after the other say together what they would say at once', () => {
    const early = answerShapes(EARLY_CALLS)
    const asked = answerShapes(ASKED_CALLS, early)
    const later = answerShapes(LATER_CALLS, asked)
    const loaded = callChecks(above(above(early, beyond(asked, early)), beyond(later, asked)))
    const bet = wireBet(1, 'submitted')
    for (const answer of [{ data: bet }, { data: { ...bet, stake: '1' } }, {}])
      expect(callChecks(above(early, beyond(asked, early))).misfit('getBet', answer)).toBe(
        CHECKS.misfit('getBet', answer),
      )
    for (const call of LATER_CALLS) expect(loaded.misfit(call, { data: 7 })).toBe(CHECKS.misfit(call, { data: 7 }))
  })

  test('LIVE-02: events are checked like responses; an event that fits no schema reads as null', () => {
    const bet = { type: 'bet_changed', data: wireBet(1, 'submitted') }
    expect(readEvent(bet, SHAPES)).toBe(bet)
    const balance = { currency: 'EUR', balance: 1, version: 1 }
    expect(readEvent({ type: 'balance_changed', data: balance }, SHAPES)).not.toBeNull()
    expect(readEvent({ type: 'balance_changed', data: { ...balance, balance: '1' } }, SHAPES)).toBeNull()
    for (const junk of [null, 7, {}, { type: 'toString', data: {} }, { type: 'notification' }]) {
      expect(readEvent(junk, SHAPES)).toBeNull()
    }
  })

  test('ERROR-04: every call that a page makes is checked, and every response of the contract can be', () => {
    expect(Object.keys(shapesOf(CALLS).answers).length).toBeGreaterThan(70)
    expect(Object.keys(shapesOf(CALLS).events)).toEqual(Object.keys(EVENTS))
    const source = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../..'), exclude: ['**/testing/**'] })
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
      .join('\n')
    // Calls of the contract alone: chats of providers have a method `call` as well.
    const made = [...source.matchAll(/(?:call|useCall|PlayerCall|callQuery)(?:<[^(]*>)?\((?:[\w.]+, )?'(\w+)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => Object.hasOwn(CALLS, name))
    expect(made.length).toBeGreaterThan(30)
    expect(made.filter((name) => !(CHECKED_CALLS as readonly string[]).includes(name))).toEqual([])
  })
})
