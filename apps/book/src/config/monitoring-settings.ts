import type * as z from 'zod'
import type { TracingSettings } from '../kernel/tracing/tracing.ts'
import { address, choice, factor, optionalInteger, text } from './fields.ts'

/**
 * Metrics, and the standard's environment variables that switch traces on and off. Others
 * (`OTEL_EXPORTER_OTLP_HEADERS`, ...) are read by the exporter.
 */
export const MONITORING_FIELDS = {
  METRICS_PORT: optionalInteger('METRICS_PORT', 0, 65_535).meta({
    meaning: 'port that serves `/metrics` for Prometheus ([monitoring](monitor.md)); 0 is any that is free',
    unset: 'none are recorded',
  }),
  METRICS_HOST: text('127.0.0.1').meta({ meaning: 'network address of that port', unset: '`127.0.0.1`' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT').meta({
    meaning:
      'receiver of OpenTelemetry that traces are sent to, by OTLP over HTTP as JSON, at `/v1/traces` below it ([monitoring](monitor.md))',
    unset: 'none are recorded',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT').meta({
    meaning: 'the whole address of the receiver, in place of that one',
    unset: '',
  }),
  OTEL_SDK_DISABLED: choice('OTEL_SDK_DISABLED', ['false', 'true']).meta({
    meaning: '`true`: no traces are recorded, whatever receiver is named',
    unset: '`false`',
  }),
  OTEL_SERVICE_NAME: text('touchline').meta({ meaning: 'name of this process in traces', unset: '`touchline`' }),
  OTEL_TRACES_SAMPLER_ARG: factor('OTEL_TRACES_SAMPLER_ARG', 0, 1, 1).meta({
    meaning: 'part of the traces that are recorded, 0 to 1; a bet keeps what was decided at its placement',
    unset: '1',
  }),
}

/** Null where no receiver is named. */
export function tracingOf(
  set: z.output<z.ZodObject<typeof MONITORING_FIELDS>> & { readonly RELEASE: string | null },
): TracingSettings | null {
  const base = set.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '') ?? null
  const url = set.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === null ? null : `${base}/v1/traces`)
  if (url === null || set.OTEL_SDK_DISABLED === 'true') return null
  return {
    url,
    serviceName: set.OTEL_SERVICE_NAME,
    release: set.RELEASE ?? 'unreleased',
    ratio: set.OTEL_TRACES_SAMPLER_ARG,
  }
}
