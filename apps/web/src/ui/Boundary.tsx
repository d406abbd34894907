import { Component, type ReactNode } from 'react'
import { after } from '../platform/loading/timing.ts'
import { backoff } from '../platform/network/retry.ts'
import { type Services, useServices } from '../services/index.ts'
import { AroundProvider, useAround } from './attempt.ts'
import { BrokenPart } from './BrokenPart.tsx'

export interface BoundaryProps {
  /** Which part of the page it is, for the report; the one around it unless given. */
  readonly part?: string
  /** Shown while it is broken. @default a note */
  readonly fallback?: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** How often a part that breaks is tried again. */
const TRIES = 3

interface State {
  readonly broken: boolean
  readonly attempt: number
}

class ReportingBoundary extends Component<BoundaryProps & Pick<Services, 'report'> & { readonly part: string }, State> {
  override state: State = { broken: false, attempt: 0 }
  private failures = 0
  private cancel = () => {}

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report('render', this.props.part, error)
    this.failures += 1
    if (this.failures <= TRIES) this.cancel = after(backoff(this.failures + 1), this.retry)
  }

  override componentWillUnmount() {
    this.cancel()
  }

  retry = () => {
    this.cancel()
    this.setState(({ attempt }) => ({ broken: false, attempt: attempt + 1 }))
  }

  override render() {
    const { broken, attempt } = this.state
    const { fallback } = this.props
    if (broken) return fallback ? fallback(this.retry) : <BrokenPart retry={this.retry} />
    return <AroundProvider value={{ part: this.props.part, attempt }}>{this.props.children}</AroundProvider>
  }
}

/** A part of the page whose failure is its own: it is reported, all others go on, and it is tried again (ERROR-04). */
export function Boundary(props: BoundaryProps) {
  const { part } = useAround()
  return <ReportingBoundary part={part} {...props} report={useServices().report} />
}
