import { type Reporter, type ReporterOptions, textOf } from './report.ts'

/** Within this time a boundary has caught what is thrown again. In ms. */
const CATCH_MS = 1_000

/** Reports what React could not hydrate and drew again; the boundary reports a part that throws again. */
export function reportHydration({ report, recent }: Reporter, after: ReporterOptions['after'], error: unknown): void {
  after(CATCH_MS, () => {
    const message = textOf((error instanceof Error && error.cause) || error)
    if (!recent().some((one) => one.kind === 'render' && one.message === message)) report('render', 'hydration', error)
  })
}
