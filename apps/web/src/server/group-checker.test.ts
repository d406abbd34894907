import { expect, test } from 'vitest'
import { DEFAULT_ADDRESSES } from '../navigation/paths.ts'
import { isOpenAddress, platformFor } from './group-checker.ts'

const PLATFORM = 'https://platform.example/sports'
const answering =
  (status: number, groups: readonly string[] = []) =>
  async () => ({
    status,
    text: JSON.stringify({ data: groups.map((id) => ({ id, name: id })) }),
  })
const sent = (status: number, groups: readonly string[], groupId = 'gold') =>
  platformFor(answering(status, groups), { groupId, platformUrl: PLATFORM })

test('ROUTE-12: a site for one group sends visitors and other players to the platform, and lets players of the group stay', async () => {
  expect(await sent(401, [])).toBe(PLATFORM)
  expect(await sent(200, ['player', 'silver'])).toBe(PLATFORM)
  expect(await sent(200, ['player', 'gold'])).toBeNull()
  expect(await sent(200, ['player', 'operator'])).toBeNull()
  expect(await sent(200, ['player'], '')).toBeNull()
  const silent = async () => Promise.reject(new Error('down'))
  expect(await platformFor(silent, { groupId: '', platformUrl: PLATFORM })).toBe(PLATFORM)
})

test('ROUTE-12: the ways into an account stay open', () => {
  const open = (pathname: string) =>
    isOpenAddress({ kind: 'page', locale: 'en', pathname, search: '', isPrivate: false }, DEFAULT_ADDRESSES)
  expect(['/sports/users/sign-in', '/de/sports/users/password/new', '/sports/editor'].map(open)).toEqual([
    true,
    true,
    true,
  ])
  expect(['/sports', '/sports/live', '/de/sports/users/sign-up', '/sports/football'].map(open)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
