import { type CallDefinition, type CallName, ERRORS } from '@touchline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, StoredReply } from '../kernel/refusal.ts'
import type { Tracing } from '../kernel/tracing/tracing.ts'

/** Number of the visit of a page, which it names its reports by. */
const VISIT = /^([\da-f]{32})-/

/**
 * Records a call that changes something, from its arrival. It joins the trace that a trusted proxy names; what others
 * name was removed before.
 */
export function traceCall<T>(
  tracing: Tracing,
  {
    name,
    call,
    request,
    reply,
  }: { name: CallName; call: CallDefinition; request: FastifyRequest; reply: FastifyReply },
  make: () => Promise<T>,
): Promise<T> {
  if (!tracing.isOn || call.method === 'GET') return make()
  const { traceparent: parent, 'sentry-trace': visit } = request.headers
  return tracing.step(
    'call',
    {
      parent: typeof parent === 'string' ? parent : null,
      attributes: { call: name, ...visitOf(visit) },
      startedAt: tracing.now() - reply.elapsedTime,
    },
    async (step) => {
      const answer = await make()
      step.set({ status: statusOf(answer, call) })
      return answer
    },
  )
}

function visitOf(header: string | readonly string[] | undefined): { readonly visit?: string } {
  const visit = typeof header === 'string' ? VISIT.exec(header)?.[1] : undefined
  return visit === undefined ? {} : { visit }
}

function statusOf(answer: unknown, call: CallDefinition): number {
  if (answer instanceof Refusal) return ERRORS[answer.error].status
  return answer instanceof StoredReply ? answer.status : call.status
}
