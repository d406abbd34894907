import type { Style, StyleOverrides } from './schema.ts'
import { COLOR_ROLES, DEFAULT_COLORS, DEFAULT_RADIUS, type Font } from './tokens.ts'

const FAMILIES: Readonly<Record<Font, string>> = {
  archivo: "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif",
  system: "system-ui, 'Segoe UI', Roboto, sans-serif",
  serif: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
  rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Nunito, system-ui, sans-serif",
}

/** What a style changes of the product's tokens, as a style sheet; null where it changes nothing. */
export function styleSheetOf(
  style: StyleOverrides & Partial<Pick<Style, 'font'>>,
  under?: StyleOverrides,
): string | null {
  const colors = COLOR_ROLES.flatMap((role) => {
    if (style.light[role] === undefined && style.dark[role] === undefined) return []
    const [light, dark] = (['light', 'dark'] as const).map(
      (theme) => style[theme][role] ?? under?.[theme][role] ?? DEFAULT_COLORS[role][theme],
    )
    return [`--color-${role}:light-dark(${light},${dark})`]
  })
  const { radius, font } = style
  const corners = (['cell', 'card'] as const).flatMap((name) =>
    radius === undefined || (under === undefined && radius[name] === DEFAULT_RADIUS[name])
      ? []
      : [`--radius-${name}:${radius[name]}px`],
  )
  const letters = font === undefined || font === 'archivo' ? [] : [`--font-family:${FAMILIES[font]}`]
  const tokens = [...colors, ...corners, ...letters]
  return tokens.length === 0 ? null : `:root{${tokens.join(';')}}\n`
}
