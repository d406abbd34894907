import { expect, test } from 'vitest'
import { sharedCode } from './share-link.ts'

test('ROUTE-10: a share code is read from the address and leaves it, with everything else kept', () => {
  const address = { pathname: '/de/sports/live', search: '?sport=tennis&bet_code=AB12', hash: '#x' }
  expect(sharedCode(address)).toEqual({ code: 'AB12', rest: '/de/sports/live?sport=tennis#x' })
  expect(sharedCode({ ...address, search: '?bet_code=' })).toBeNull()
  expect(sharedCode({ ...address, search: '?sport=tennis' })).toBeNull()
})
