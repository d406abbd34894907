import type { StyleOverrides } from './schema.ts'
import { type ColorRole, DEFAULT_COLORS } from './tokens.ts'

/** Ratio that WCAG 2.2 AA requires of text, and of what is not text. */
const TEXT = 4.5
const SHAPE = 3

/** The pairs of text and background. */
const PAIRS: readonly (readonly [front: ColorRole, back: ColorRole, least: number])[] = [
  ...(['ground', 'surface', 'raised', 'hover', 'notice'] as const).map((back) => ['text', back, TEXT] as const),
  ...(['ground', 'surface', 'raised'] as const).map((back) => ['muted', back, TEXT] as const),
  ['on-accent', 'accent', TEXT],
  ['on-go', 'go', TEXT],
  ['up', 'surface', TEXT],
  ['down', 'surface', TEXT],
  ['live', 'surface', TEXT],
  ['info', 'surface', TEXT],
  ['on-inverse', 'inverse', TEXT],
  ['on-promo', 'promo-from', TEXT],
  ['on-promo', 'promo-to', TEXT],
  ['focus', 'surface', SHAPE],
  ['focus', 'ground', SHAPE],
]

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

export interface WeakContrast {
  readonly theme: 'light' | 'dark'
  readonly front: ColorRole
  readonly back: ColorRole
  /** What it is, rounded down to tenths, and what it has to be. */
  readonly ratio: number
  readonly least: number
}

/** Pairs that a palette, over the product's and that of the site, makes hard to read. */
export function weakContrasts(style: StyleOverrides, under?: StyleOverrides): readonly WeakContrast[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const colorOf = (role: ColorRole) => style[theme][role] ?? under?.[theme][role] ?? DEFAULT_COLORS[role][theme]
    return PAIRS.flatMap(([front, back, least]) => {
      const ratio = contrastOf(colorOf(front), colorOf(back))
      return ratio >= least ? [] : [{ theme, front, back, ratio: Math.floor(ratio * 10) / 10, least }]
    })
  })
}
