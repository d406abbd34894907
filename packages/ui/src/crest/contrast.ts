function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The luminance on which white has the contrast of 3:1 that large letters need (WCAG 1.4.3). */
const WHITE_UP_TO = 0.3

/** White on a `#rrggbb` ground that lets it be read, as clubs have their letters; black on lighter ones. */
export function readableOn(ground: string): 'black' | 'white' {
  if (!/^#[0-9a-f]{6}$/i.test(ground)) return 'white'
  const luminance = 0.2126 * channel(ground, 1) + 0.7152 * channel(ground, 3) + 0.0722 * channel(ground, 5)
  return luminance > WHITE_UP_TO ? 'black' : 'white'
}
