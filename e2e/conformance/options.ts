import { parseArgs } from 'node:util'
import { CALLS, type CallName } from '@touchline/contract'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface ConformanceOptions {
  readonly origin: string
  /** Has money to bet with. */
  readonly player: Credentials
  /** Another player, who must not see the first player's data. */
  readonly other: Credentials
  /** Whose sessions, phone and password may be changed. */
  readonly spare: Credentials
  /** Code that can be redeemed, where there is one. */
  readonly promoCode: string | null
  /** Calls to judge; all where empty. */
  readonly only: readonly CallName[]
}

const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name)

/** The demo players of a new world. */
export function optionsFor(origin: string, only: readonly CallName[] = []): ConformanceOptions {
  const demo = (name: string): Credentials => ({ email: `${name}@touchline.test`, password: 'touchline' })
  return { origin, player: demo('demo'), other: demo('rich'), spare: demo('empty'), promoCode: null, only }
}

/** Reads the command line; environment variables may replace flags. Throws with what to write instead. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ConformanceOptions {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { player: text, other: text, spare: text, 'promo-code': text, only: text },
  })
  const [origin] = positionals
  if (!origin || !URL.canParse(origin))
    throw new Error('Name the back end: npm run conformance -- http://localhost:3000')
  const only = (values.only ?? '').split(',').filter((name) => name !== '')
  const unknown = only.filter((name) => !isCallName(name))
  if (unknown.length > 0) throw new Error(`--only takes names of calls; unknown: ${unknown.join(', ')}`)
  const defaults = optionsFor(origin, only.filter(isCallName))
  const who = (key: 'player' | 'other' | 'spare'): Credentials =>
    credentials(values[key] ?? env[`CONFORMANCE_${key.toUpperCase()}`]) ?? defaults[key]
  return {
    ...defaults,
    player: who('player'),
    other: who('other'),
    spare: who('spare'),
    promoCode: values['promo-code'] ?? env.CONFORMANCE_PROMO_CODE ?? null,
  }
}

function credentials(text: string | undefined): Credentials | null {
  if (text === undefined) return null
  const at = text.indexOf(':')
  if (at < 1) throw new Error('A player is given as email:password')
  return { email: text.slice(0, at), password: text.slice(at + 1) }
}
