import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { StepName } from './catalogue.ts'
import type { StepOptions, TraceParent, Tracing, TracingSettings } from './tracing.ts'

const SEND_EVERY_MS = 1_000
const PREFIX = 'touchline.'

/**
 * Traces that are sent to a receiver of OpenTelemetry. Further settings are the standard's environment variables, which
 * the exporter reads.
 */
export function createTracing({ url, serviceName, release, ratio }: TracingSettings): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': release }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }), scheduledDelayMillis: SEND_EVERY_MS }),
    ],
  })
  const tracer = provider.getTracer('touchline')
  const underWay = new AsyncLocalStorage<Context>()

  function begin<N extends StepName>(
    name: N,
    { parent, links = [], attributes = {}, startedAt }: StepOptions<N>,
  ): Span {
    const context = parent == null ? (underWay.getStore() ?? ROOT_CONTEXT) : contextOf(parent)
    return tracer.startSpan(
      name,
      {
        kind: name === 'call' ? SpanKind.SERVER : SpanKind.INTERNAL,
        links: linksTo(links),
        attributes: prefixed(attributes),
        ...(startedAt !== undefined && { startTime: startedAt }),
      },
      context,
    )
  }

  return {
    isOn: true,
    now: Date.now,
    current: () => traceParentOf(trace.getSpan(underWay.getStore() ?? ROOT_CONTEXT)),
    async step(name, options, run) {
      const span = begin(name, options)
      try {
        return await underWay.run(trace.setSpan(ROOT_CONTEXT, span), () =>
          run({
            traceParent: traceParentOf(span),
            set: (attributes) => void span.setAttributes(prefixed(attributes)),
            link: (steps) => void span.addLinks(linksTo(steps)),
          }),
        )
      } catch (error) {
        // Its text may quote what a player wrote.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
        throw error
      } finally {
        span.end()
      }
    },
    ended(name, options) {
      const span = begin(name, options)
      span.end()
      return traceParentOf(span)
    },
    stop: () => provider.shutdown().catch(() => {}),
  }
}

const linksTo = (steps: readonly TraceParent[]) =>
  steps.flatMap((step) => {
    const context = spanContextOf(step)
    return context === null ? [] : [{ context }]
  })

const prefixed = (attributes: object) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [PREFIX + name, value]))

const TRACE_PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

function spanContextOf(parent: TraceParent): SpanContext | null {
  const [, traceId = '', spanId = '', flags = '0'] = TRACE_PARENT.exec(parent) ?? []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
  return isSpanContextValid(context) ? context : null
}

function contextOf(parent: TraceParent): Context {
  const context = spanContextOf(parent)
  return context === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, context)
}

function traceParentOf(span: Span | undefined): TraceParent | null {
  const context = span?.spanContext()
  if (context === undefined || (context.traceFlags & TraceFlags.SAMPLED) === 0) return null
  return `00-${context.traceId}-${context.spanId}-01`
}
