function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Black or white, whichever is easier to read on a `#rrggbb` ground (WCAG relative luminance). */
export function readableOn(ground: string): 'black' | 'white' {
  if (!/^#[0-9a-f]{6}$/i.test(ground)) return 'white'
  const luminance = 0.2126 * channel(ground, 1) + 0.7152 * channel(ground, 3) + 0.0722 * channel(ground, 5)
  return luminance > 0.179 ? 'black' : 'white'
}
