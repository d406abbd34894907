const TEXT_MAX = 2_000

/** A report as it is logged. */
export type LoggedReport = Readonly<Record<string, string>>

/** Cut to size, without control characters. */
export function cleanText(text: string): string {
  return text.slice(0, TEXT_MAX).replace(/[^\P{Cc}\n]/gu, ' ')
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads a browser's report about the policy: what a page tried and was refused. Older browsers send one violation as
 * `csp-report` with dashes in its names, newer ones a list in which it is the body.
 */
export function readPolicyReports(body: unknown): readonly LoggedReport[] {
  const reports = Array.isArray(body) ? body.map((one) => fieldsOf(one).body) : [fieldsOf(body)['csp-report']]
  return reports.flatMap((value) => {
    const fields = fieldsOf(value)
    const where = textOf(fields['effective-directive'] ?? fields['violated-directive'] ?? fields.effectiveDirective)
    if (where === '') return []
    const message = withoutQuery(textOf(fields['blocked-uri'] ?? fields.blockedURL))
    return [
      { kind: 'policy', where, message, page: withoutQuery(textOf(fields['document-uri'] ?? fields.documentURL)) },
    ]
  })
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanText(value) : ''
}

/** Of every address in a text its query, which may hold the token of a mail. Line and column behind it stay. */
export function withoutQueries(text: string): string {
  return text.replace(/[^\s"'()<>]+/g, (word) => {
    const at = word.search(/[?#]/)
    if (at < 0 || !word.slice(0, at).includes('/')) return word
    return word.slice(0, at) + (/(?::\d{1,9}){1,2}$/.exec(word)?.[0] ?? '')
  })
}

/** Which may hold the token of a mail. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
