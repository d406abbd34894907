/** The cookie of testers with the providers whose messages count (MATCH-05). */
export const TEST_PROVIDERS = 'test_providers'

const FORM = /^[a-z]+:[a-z_]+(\|[a-z]+:[a-z_]+)*$/

/** Providers by type of sport, of `regular:betradar|cyber:oddin`; none where the text has another form. */
export function readTestProviders(text: string | undefined): ReadonlyMap<string, string> {
  if (text === undefined || !FORM.test(text)) return new Map()
  return new Map(
    text.split('|').map((pair) => {
      const [sportType = '', provider = ''] = pair.split(':')
      return [sportType, provider] as const
    }),
  )
}
