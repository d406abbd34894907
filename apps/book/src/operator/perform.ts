import { DatabaseUnavailable } from '../db/index.ts'
import { noteOperation } from './log.ts'
import type { Command, OperationAnswer, OperatorPorts } from './operation.ts'
import { isOperationName } from './operation-names.ts'
import { OPERATIONS } from './operations.ts'
import { BadWord } from './results/words.ts'
import { sentenceOf } from './sentence-of.ts'
import { visible } from './visible.ts'

/**
 * Carries a command out on the open book. Every failure gives a sentence; an unforeseen one is logged as well. Nothing
 * that others have typed reaches the terminal unescaped.
 */
export async function perform({ name, args, input }: Command, ports: OperatorPorts): Promise<OperationAnswer> {
  if (!isOperationName(name)) return { ok: false, text: visible(`There is no operation ${name}.`) }
  const operation = OPERATIONS[name]
  try {
    const answer = await operation.run(args, { ...ports, input })
    const isUsage = !answer.ok && answer.text.startsWith('Usage:')
    if (!isUsage && operation.onlyLooks?.(args) !== true)
      await noteOperation(ports.db, ports.clock.now(), { name, args }, answer)
    const shown = answer.secret === undefined ? answer.text : `${answer.text}\n${answer.secret}`
    return { ok: answer.ok, text: visible(shown) }
  } catch (error) {
    if (error instanceof BadWord) return { ok: false, text: visible(`${error.message}\n\n${operation.usage}`) }
    if (!(error instanceof DatabaseUnavailable)) ports.log.error(`The command ${visible(name)} failed`, error)
    return { ok: false, text: visible(`${name} failed: ${sentenceOf(error)}`) }
  }
}
