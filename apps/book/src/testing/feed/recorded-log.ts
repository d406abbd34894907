import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { LogMessage } from './random-log.ts'

const SHARED = new URL('../../../../../../shared/', import.meta.url)
const FOLDERS = ['feed-samples/minus5-go-uof-sdk/', 'feed-samples/oddin-javasdk-fixtures/', 'findings/cases/feed/']
  .map((folder) => new URL(folder, SHARED))
  .filter(existsSync)
const ABOUT_MATCHES = /<(odds_change|bet_stop|bet_settlement|rollback_bet_settlement|bet_cancel|rollback_bet_cancel)\b/
/** It ends its match. */
const ENDS = /<sport_event_status[^>]*\sstatus="[3459]"/
/** Ms between one message of a log and the next. */
const APART_MS = 90

/** Messages about matches that others recorded, with what each says of its time and its match taken out. */
const RECORDED: readonly string[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .filter((text) => ABOUT_MATCHES.test(text)),
).map((text) => text.replace(/ (timestamp|start_time|end_time)="\d*"/g, '').replace(/ event_id="[^"]*"/, ' HEAD'))

/** Whether there are any here. */
export const hasRecorded = RECORDED.length > 0

/** They as one log of one match, made one after the other. @param ends with those that end it */
export function recordedLog({ ends }: { readonly ends: boolean }): readonly LogMessage[] {
  const messages = RECORDED.filter((text) => ends || !ENDS.test(text))
  return messages.map(
    (text, i): LogMessage =>
      (match, startsAt) =>
        text.replace('HEAD', `event_id="sr:match:${match}" timestamp="${startsAt + (i + 1) * APART_MS}"`),
  )
}
