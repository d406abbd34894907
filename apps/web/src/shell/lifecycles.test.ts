import { expect, test } from 'vitest'
import { type AccountState, INITIAL_ACCOUNT } from '../features/account/index.ts'
import { createStore } from '../platform/store.ts'
import type { AppServices } from './app-services.ts'
import { type Lifecycle, lifecycle, startLifecycles } from './lifecycles.ts'

type Status = AccountState['auth']['status']

const player = (id: number) => ({ status: 'LOGGED_IN', player: { id } }) as unknown as AccountState['auth']
const VISITOR = { status: 'NOT_LOGGED_IN' } as const
const PENDING = { status: 'PENDING' } as const

const isPlayer = ({ status }: { readonly status: Status }) =>
  status === 'PENDING' || status === 'UNKNOWN' ? undefined : status === 'LOGGED_IN'

/** The values and the values before them that a lifecycle had its effect for. */
function effects<Value>(
  of: Omit<Lifecycle<Value>, 'effect'>,
  hasSession: boolean,
  ...auths: readonly AccountState['auth'][]
) {
  const store = createStore<AccountState>(INITIAL_ACCOUNT)
  const seen: unknown[] = []
  const noted = lifecycle<Value>({ ...of, effect: (_, value, before) => void seen.push([value, before]) })
  startLifecycles({ account: { store } } as unknown as AppServices, hasSession, [noted])
  for (const auth of auths) store.set({ ...store.get(), auth })
  return seen
}

const BY_PLAYER: Omit<Lifecycle<boolean>, 'effect'> = { select: ({ auth }) => isPlayer(auth) }

test('an effect runs once for each value, and not while the value is unknown', () => {
  expect(effects(BY_PLAYER, false, PENDING, player(1), player(1), PENDING, player(1), VISITOR)).toEqual([
    [true, undefined],
    [false, true],
  ])
})

test('what the server made the page for has no effect until it changes', () => {
  const of = { ...BY_PLAYER, initial: (hasSession: boolean) => hasSession }
  expect(effects(of, true, PENDING, player(1))).toEqual([])
  expect(effects(of, true, VISITOR, player(1))).toEqual([
    [false, true],
    [true, false],
  ])
  expect(effects(of, false, player(1))).toEqual([[true, false]])
})

test('a value that is there already has its effect at once', () => {
  const seen: unknown[] = []
  const store = createStore<AccountState>({ ...INITIAL_ACCOUNT, auth: player(7) })
  const noted = lifecycle<boolean>({ ...BY_PLAYER, effect: (_, value) => void seen.push(value) })
  startLifecycles({ account: { store } } as unknown as AppServices, true, [noted])
  expect(seen).toEqual([true])
})
