import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fixture } from '../feed/messages.ts'
import { SAMPLES } from '../feed/test-feed.ts'

/** Documents and messages that others recorded or made, of one provider. */
export interface SampleFeed {
  readonly documents: readonly string[]
  readonly messages: readonly string[]
  readonly producers: readonly number[]
}

export const hasSamples = existsSync(SAMPLES)
const ABOUT_MATCHES =
  /<(?:odds_change|bet_stop|bet_settlement|rollback_bet_settlement|bet_cancel|rollback_bet_cancel)\b/
const REFERENCE = /<(?:fixtures_fixture|market_descriptions|player_profile|competitor_profile)\b/
const ENDS_MATCH = /<sport_event_status\b[^>]*\sstatus="[34]"/
const APART_MS = 90
const DAY_MS = 24 * 3_600_000

/** Reads a folder of samples. Events without a fixture get one, and messages the times of a log that ends at `now`. */
export function sampleFeed(folder: string, prefix: 'sr' | 'od', now: number): SampleFeed {
  const place = new URL(folder, SAMPLES)
  const texts = readdirSync(place)
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => readFileSync(new URL(name, place), 'utf8'))
  // A match that is over takes no more of its score, so the message that ends it comes last.
  const about = texts
    .filter((text) => ABOUT_MATCHES.test(text))
    .toSorted((one, other) => Number(ENDS_MATCH.test(one)) - Number(ENDS_MATCH.test(other)))
  const urns = [...new Set(about.map((text) => /event_id="([^"]*)"/.exec(text)?.[1] ?? ''))]
  const start = new Date(now + DAY_MS).toISOString()
  const described = texts.filter((text) => REFERENCE.test(text))
  const missing = urns.filter((urn) => !described.some((text) => text.includes(`<fixture id="${urn}"`)))
  const made = missing.map((urn) => fixture(Number(urn.split(':')[2]), { start, prefix }))
  const first = now - about.length * APART_MS
  const messages = about.map((text, i) =>
    text
      .replace(/ (?:timestamp|start_time|end_time)="\d*"/g, '')
      .replace(/ event_id="/, ` timestamp="${first + i * APART_MS}" event_id="`),
  )
  const producers = [...new Set(about.map((text) => Number(/ product="(\d+)"/.exec(text)?.[1] ?? 1)))]
  return { documents: [...described, ...made], messages, producers }
}
