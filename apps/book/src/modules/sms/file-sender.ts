import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../kernel/clock.ts'
import type { Log } from '../../kernel/log.ts'
import type { SmsSender } from '../../kernel/ports/sms-sender.ts'

/** Keeps text messages in `sms.jsonl`, one per line, and tells the log, instead of sending them. */
export function createFileSmsSender(folder: string, clock: Clock, log: Log): SmsSender {
  return {
    async send(sms) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const line = JSON.stringify({ at: new Date(clock.now()).toISOString(), ...sms })
      await appendFile(join(folder, 'sms.jsonl'), `${line}\n`, { mode: 0o600 })
      log.info(`SMS to ${sms.to}: ${sms.text}`)
    },
  }
}
