/** Browsers as their user agents name them; one that imitates another comes before it. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** The name of a device for its player, e.g. 'Firefox, Linux'; null if the user agent does not contain one. */
export function deviceName(userAgent: string | null): string | null {
  const find = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => userAgent?.includes(sign))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  if (browser !== undefined && system !== undefined) return `${browser}, ${system}`
  return browser ?? system ?? null
}
