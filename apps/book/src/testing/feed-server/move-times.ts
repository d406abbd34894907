const IN_MS = /\b(timestamp|start_time|end_time|next_betstop|next_live_time)="(\d{13})"/g
const IN_WORDS = /\b(start_time|scheduled|generated_at|start_date|end_date)="(\d{4}-\d{2}-\d{2}T[^"]*)"/g

/** Gives every time in a message or document another place. @param move from unix ms to unix ms */
export function moveTimes(xml: string, move: (at: number) => number): string {
  const inMs = xml.replace(IN_MS, (_, name: string, at: string) => `${name}="${Math.round(move(Number(at)))}"`)
  return inMs.replace(IN_WORDS, (whole, name: string, text: string) => {
    const at = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`)
    return Number.isNaN(at) ? whole : `${name}="${new Date(move(at)).toISOString()}"`
  })
}

const JSON_WORDS = /"(\w*Date|LastUpdate|NextFixtureStartTime)"\s*:\s*"(\d{4}-\d{2}-\d{2}T[^"]*)"/g
const JSON_NUMBER = /"ServerTimestamp"\s*:\s*(\d{10,13})\b/g

/**
 * The same for a message or snapshot of TRADE360. Its text stays, apart from the times: ids are longer than numbers
 * here can be.
 */
export function moveJsonTimes(json: string, move: (at: number) => number): string {
  const moved = json.replace(JSON_WORDS, (whole, name: string, text: string) => {
    const at = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`)
    return Number.isNaN(at) ? whole : `"${name}":"${new Date(move(at)).toISOString()}"`
  })
  return moved.replace(JSON_NUMBER, (_, digits: string) => {
    const unit = digits.length > 10 ? 1 : 1_000
    return `"ServerTimestamp":${Math.round(move(Number(digits) * unit) / unit)}`
  })
}
