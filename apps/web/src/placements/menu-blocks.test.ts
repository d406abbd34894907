import type { Block } from '@touchline/contract'
import { expect, test } from 'vitest'
import { menuBlocks } from './menu-blocks.ts'

const block = (id: string, kind: Block['kind']) => ({ id, kind }) as Block
const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id)

test('BLOCK-01 BLOCK-02: the way to the other parts of a platform is in the menu of a phone, where its header has no room for it, and there once', () => {
  const header = [block('logo', 'brand-logo'), block('parts', 'platform-switcher')]
  const menu = [block('sports', 'sport-list')]
  expect(ids(menuBlocks(menu, header))).toEqual(['parts', 'sports'])
  expect(ids(menuBlocks([...menu, block('own', 'platform-switcher')], header))).toEqual(['sports', 'own'])
  expect(menuBlocks(menu, [])).toEqual(menu)
})
