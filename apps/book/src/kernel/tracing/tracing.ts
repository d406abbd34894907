import type { AttributesOf, StepName } from './catalogue.ts'

export interface TracingSettings {
  /** Where traces are sent, by OTLP over HTTP as JSON. */
  readonly url: string
  readonly serviceName: string
  readonly release: string
  /** Part of the traces that are recorded, 0 to 1. */
  readonly ratio: number
}

/** Names a step in any process, as W3C Trace Context does: `00-TRACE-STEP-FLAGS`. */
export type TraceParent = string

export interface StepOptions<N extends StepName> {
  /** The step that it belongs to; absent: the one that is under way here, or none. */
  readonly parent?: TraceParent | null
  /** Other steps that have to do with it. */
  readonly links?: readonly TraceParent[]
  readonly attributes?: AttributesOf<N>
  /** Unix ms; absent: now. */
  readonly startedAt?: number
}

/** A step that is under way. */
export interface Step<N extends StepName> {
  /** Null where it is not recorded. */
  readonly traceParent: TraceParent | null
  set(attributes: AttributesOf<N>): void
  /** Names steps that have to do with it. */
  link(steps: readonly TraceParent[]): void
}

/** Records what happens as steps of traces. Recording costs no query and never throws. */
export interface Tracing {
  /** Whether anything is recorded: values that only tracing needs are not computed otherwise. */
  readonly isOn: boolean
  /** Unix ms, for steps that are recorded after they ended. */
  now(): number
  /** The recorded step that is under way here. */
  current(): TraceParent | null
  /** Runs a step; a failure of it is one of the step. */
  step<N extends StepName, T>(name: N, options: StepOptions<N>, run: (step: Step<N>) => Promise<T>): Promise<T>
  /** Records a step that has ended now. @returns its name; null where it is not recorded */
  ended<N extends StepName>(name: N, options: StepOptions<N> & { readonly startedAt: number }): TraceParent | null
  /** Sends what is recorded. */
  stop(): Promise<void>
}

const NO_STEP = { traceParent: null, set: () => {}, link: () => {} }

/** Records nothing: where no receiver is named, the library is not loaded. */
export const silentTracing: Tracing = {
  isOn: false,
  now: () => 0,
  current: () => null,
  step: (_name, _options, run) => run(NO_STEP),
  ended: () => null,
  async stop() {},
}
