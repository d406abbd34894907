import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLOR_ROLES, DEFAULT_COLORS, DEFAULT_RADIUS, styleSheetOf, weakContrasts } from '@touchline/contract'
import { expect, test } from 'vitest'

const TOKENS = readFileSync(join(import.meta.dirname, '../../../../packages/ui/src/tokens/tokens.css'), 'utf8')
const token = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(TOKENS)?.[1]

test('BLOCK-03: a brand changes the tokens of the product, whose defaults have enough contrast', () => {
  for (const role of COLOR_ROLES) {
    const { light, dark } = DEFAULT_COLORS[role]
    expect([`light-dark(${light}, ${dark})`, light], role).toContain(token(`color-${role}`))
  }
  for (const [name, px] of Object.entries(DEFAULT_RADIUS)) expect(token(`radius-${name}`)).toBe(`${px}px`)
  const standard = { light: {}, dark: {}, radius: DEFAULT_RADIUS }
  expect(weakContrasts(standard)).toEqual([])
  expect(styleSheetOf(standard)).toBeNull()
})
