import type { Tags } from '../channels/publication.ts'
import type { Payload } from '../operations/publish.ts'
import { type Fields, MalformedCommand } from '../protocol/fields.ts'

/** Reads what `publish` and `broadcast` have in common. */
export function readPayload(body: Fields): Payload {
  const data = body.raw('data')
  if (data === undefined) throw new MalformedCommand('data')
  const number = body.natural('version')
  return {
    json: JSON.stringify(data),
    tags: readTags(body),
    idempotencyKey: body.string('idempotency_key'),
    version: number > 0 ? { number, epoch: body.string('version_epoch') } : undefined,
  }
}

/** Reads a list of texts, empty when absent. */
export function readTexts(body: Fields, name: string): string[] {
  const value = body.raw(name) ?? []
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) throw new MalformedCommand(name)
  return value
}

function readTags(body: Fields): Tags | null {
  const tags = body.object('tags')
  return tags && Object.fromEntries(tags.names().map((name) => [name, tags.string(name)]))
}
