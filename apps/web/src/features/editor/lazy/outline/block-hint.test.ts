import { expect, test } from 'vitest'
import { blockHint } from './block-hint.ts'

const text = (id: string) => `<${id}>`

test('BLOCK-06: blocks of one kind are distinguished by their words, else by where they lead', () => {
  const hint = (props: Record<string, unknown>) => blockHint({ id: 'a', kind: 'menu.item', props }, ['de', 'en'], text)
  expect(hint({ label: { en: 'Cup week' }, link: '/cup-week' })).toBe('Cup week')
  expect(hint({ title: { en: 'Hello', de: 'Hallo' } })).toBe('Hallo')
  expect(hint({ link: '/live' })).toBe('<catalogue.in_play>')
  expect(hint({ link: '/cup-week' })).toBe('/cup-week')
  expect(hint({ limit: 6 })).toBeNull()
})

test('BLOCK-06: menus are distinguished by what they list, the menu of the display from that of the odds', () => {
  const hint = (kind: 'navigation.side-menu' | 'odds', props: Record<string, unknown>) =>
    blockHint({ id: 'a', kind, props }, ['de', 'en'], text)
  const items = [{ link: '/about' }, { link: '/club', label: { en: 'Club', de: 'Verein' } }]
  expect(hint('navigation.side-menu', { items })).toBe('<shell.nav.about>, Verein')
  expect(hint('navigation.side-menu', { items: [] })).toBeNull()
  expect(hint('odds', { showOdds: false })).toBe('<shell.settings>')
  expect(hint('odds', { showDisplay: false })).toBeNull()
})
