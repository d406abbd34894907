import { safeParse } from 'zod/mini'
import type { Trial } from '../trial.ts'

/** The call responds with its status and its schema. */
export async function happy(trial: Trial): Promise<void> {
  const { name, call, prepared, by } = trial
  const reply = await by.ask(name, prepared)
  if (prepared.refused) {
    trial.due(reply, prepared.refused.status, `request that ${prepared.refused.because}`)
    return
  }
  if (!trial.due(reply, [call.status], 'good request')) return
  if (call.answer === null) {
    trial.expect(reply.text === '', `a ${call.status} has no body, it has ${reply.text.slice(0, 80)}`)
    return
  }
  const media = call.media ?? 'application/json'
  trial.expect(reply.contentType.startsWith(media), `is of type ${reply.contentType || 'nothing'}, not ${media}`)
  const parsed = safeParse(call.answer, call.media ? reply.text : reply.json)
  const issues = parsed.error?.issues ?? []
  for (const issue of issues.slice(0, 3))
    trial.failures.push(
      `answer breaks its schema at ${issue.path.join('.') || 'the top'}: ${issue.message}${
        issue.code === 'unrecognized_keys' ? ` (${issue.keys.join(', ')})` : ''
      }`,
    )
}
