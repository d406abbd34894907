import { SPORT_KEYS } from '@touchline/contract'
import { expect, test } from 'vitest'
import { ICON_PATHS } from '../../../../../packages/ui/src/icon/paths.ts'
import { INTERFACE_DRAWINGS, SPORT_DRAWINGS } from './drawings.ts'

test('WATCH-04: both sets have the very drawings the product itself shows, one for every sport', () => {
  expect(Object.keys(SPORT_DRAWINGS).sort()).toEqual([...SPORT_KEYS].sort())
  expect(ICON_PATHS).toMatchObject({ ...SPORT_DRAWINGS, ...INTERFACE_DRAWINGS })
})
