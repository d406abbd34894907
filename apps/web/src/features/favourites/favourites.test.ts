import { describe, expect, test, vi } from 'vitest'
import { createDialogs } from '../../dialogs/index.ts'
import { createStore } from '../../platform/store.ts'
import { type AccountState, INITIAL_ACCOUNT } from '../account/index.ts'
import { createFavourites, type FavouritesDeps } from './service.ts'

const visitor: AccountState = { ...INITIAL_ACCOUNT, auth: { status: 'NOT_LOGGED_IN' } }
const playing = (id: number): AccountState => ({
  ...INITIAL_ACCOUNT,
  auth: { status: 'LOGGED_IN', player: { id }, accounts: [], currency: 'EUR' } as unknown as AccountState['auth'],
})

function following(answer: (name: string) => boolean = () => true) {
  const calls: string[] = []
  const account = createStore<AccountState>(visitor)
  const dialogs = createDialogs()
  const later: (() => void)[] = []
  const deps = {
    http: {
      call: async (name: string, args: { params: { type: string; id?: number } }) => {
        calls.push([name, args.params.type, args.params.id].filter(Boolean).join(' '))
        if (!answer(name)) return { ok: false, error: { kind: 'network', reason: 'offline' } }
        return {
          ok: true,
          data: name === 'getFavourites' ? { data: args.params.type === 'events' ? [{ id: 7 }] : [] } : null,
        }
      },
    },
    dialogs,
    account: {
      store: account,
      openSignIn: () => dialogs.open('sign-in', { reason: 'asked' }),
    },
    onRefused: vi.fn(),
    onUnread: vi.fn(),
    onSaved: vi.fn(),
    after: (_ms: number, run: () => void) => {
      later.push(run)
      return () => {}
    },
  }
  const favourites = createFavourites(deps as unknown as FavouritesDeps)
  favourites.start()
  return { calls, later, account, dialogs, deps, favourites, followed: () => [...favourites.store.get().keys] }
}

describe('what a player follows', () => {
  test('PLAYER-05: a player who signs in sees what they follow, and after signing out nothing', async () => {
    const { account, followed } = following()
    account.set(playing(1))
    await vi.waitFor(() => expect(followed()).toEqual(['event:7']))
    account.set(visitor)
    expect(followed()).toEqual([])
  })

  test('PLAYER-05: a star is set at once and taken back with an alert where it cannot be saved', async () => {
    const { account, favourites, followed, deps } = following((name) => name === 'getFavourites')
    account.set(playing(1))
    await vi.waitFor(() => expect(followed()).toEqual(['event:7']))
    favourites.toggle('league:3')
    expect(followed()).toContain('league:3')
    await vi.waitFor(() => expect(deps.onRefused).toHaveBeenCalledOnce())
    expect(followed()).toEqual(['event:7'])
    favourites.toggle('event:7')
    expect(followed()).toEqual([])
    await vi.waitFor(() => expect(followed()).toEqual(['event:7']))
  })

  test('PLAYER-05: sign-in opens for a visitor, and the star is set afterwards', async () => {
    const { account, dialogs, favourites, followed, calls } = following()
    favourites.toggle('team:9')
    expect(dialogs.get()).toMatchObject([{ name: 'sign-in' }])
    account.set(playing(1))
    await vi.waitFor(() => expect(followed()).toContain('team:9'))
    expect(calls).toContain('addFavourite competitors 9')
  })

  test('PLAYER-05: a visitor who does not sign in follows nothing later either', async () => {
    const { account, dialogs, favourites, calls } = following()
    favourites.toggle('team:9')
    dialogs.close('sign-in')
    account.set(playing(1))
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    expect(calls.some((call) => call.startsWith('addFavourite'))).toBe(false)
  })

  test('PLAYER-05: favourites that cannot be read are reported once and requested again; until then every other star is unknown', async () => {
    let isDown = true
    const { account, favourites, followed, deps, later } = following((name) => name !== 'getFavourites' || !isDown)
    account.set(playing(1))
    await vi.waitFor(() => expect(deps.onUnread).toHaveBeenCalledOnce())
    expect(favourites.store.get()).toEqual({ keys: new Set(), isUnread: true })
    favourites.toggle('league:3')
    await vi.waitFor(() => expect(followed()).toEqual(['league:3']))
    later.pop()?.()
    await vi.waitFor(() => expect(later).toHaveLength(1))
    expect(deps.onUnread).toHaveBeenCalledOnce()
    isDown = false
    later.pop()?.()
    await vi.waitFor(() => expect(favourites.store.get().isUnread).toBe(false))
    expect(followed().sort()).toEqual(['event:7', 'league:3'])
    expect(deps.onSaved).toHaveBeenCalledTimes(2)
  })
})
