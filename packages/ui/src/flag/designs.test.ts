import { expect, test } from 'vitest'
import { FLAG_COLORS, FLAG_DESIGNS } from './designs.ts'

const COLORS = Object.keys(FLAG_COLORS).join('')
const DESIGN = new RegExp(`^\\|?[${COLORS}]+(;[${COLORS}][\\d.]*M[\\d\\s.a-zA-Z-]+)*$`)

test.each(Object.entries(FLAG_DESIGNS))(
  'CAT-01: the flag of %s is drawn by colours and paths that there are',
  (_, design) => {
    expect(design).toMatch(DESIGN)
  },
)

test('CAT-01: no two countries have the same flag', () => {
  expect(new Set(Object.values(FLAG_DESIGNS)).size).toBe(Object.keys(FLAG_DESIGNS).length)
})
