/**
 * Schedules, sports and tournaments as the vendor's API has them, made of the fixtures that it has. Null: the path is
 * another one.
 */
export function derivedDocument(path: string, documents: ReadonlyMap<string, string>): string | null {
  const [, language = '', what = '', day = ''] =
    /^\/sports\/(\w+)\/(sports|tournaments|schedules\/(\d{4}-\d{2}-\d{2})\/schedule)\.xml$/.exec(path) ?? []
  if (what === '') return null
  const fixtures = [...documents].flatMap(([at, body]) =>
    at.startsWith(`/sports/${language}/sport_events/`) && at.endsWith('/fixture.xml') ? [body] : [],
  )
  if (what === 'sports') return `<sports>${once(fixtures, /<sport\b[^>]*\/>/)}</sports>`
  if (what === 'tournaments')
    return `<tournaments>${once(fixtures, /<tournament\b[\s\S]*?<\/tournament>/)}</tournaments>`
  const events = fixtures.flatMap((body) => {
    const [, attributes = '', inside = ''] = /<fixture\b([^>]*)>([\s\S]*)<\/fixture>/.exec(body) ?? []
    return attributes.includes(` start_time="${day}`)
      ? [`<sport_event${attributes.replace(' start_time=', ' scheduled=')}>${inside}</sport_event>`]
      : []
  })
  return `<schedule>${events.join('')}</schedule>`
}

function once(fixtures: readonly string[], element: RegExp): string {
  return [...new Set(fixtures.flatMap((body) => element.exec(body)?.[0] ?? []))].join('')
}
