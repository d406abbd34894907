import { appendFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../kernel/clock.ts'
import { KEPT_MS } from '../../kernel/ports/mail-sender.ts'
import type { SmsSender } from '../../kernel/ports/sms-sender.ts'

/** When the first line was written; null where there is none. */
const timeOf = (lines: string) => /^\{"at":"([^"]+)"/.exec(lines)?.[1] ?? null

/**
 * Keeps text messages in `sms.jsonl`, one per line, instead of sending them. They lead into accounts: the log does not
 * repeat them. After a week the file becomes `sms-before.jsonl`, which goes a week later; a line that is written at the
 * same time is in one of both.
 */
export function createFileSmsSender(folder: string, clock: Clock): SmsSender {
  const file = join(folder, 'sms.jsonl')
  const before = join(folder, 'sms-before.jsonl')
  async function isOld(path: string, ms: number): Promise<boolean> {
    const at = timeOf(await readFile(path, 'utf8').catch(() => ''))
    return at !== null && Date.parse(at) < clock.now() - ms
  }
  return {
    async send(sms) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const line = JSON.stringify({ at: new Date(clock.now()).toISOString(), ...sms })
      await appendFile(file, `${line}\n`, { mode: 0o600 })
    },
    async tidy() {
      if (await isOld(before, 2 * KEPT_MS)) await rm(before, { force: true })
      if (await isOld(file, KEPT_MS)) await rename(file, before)
    },
  }
}
