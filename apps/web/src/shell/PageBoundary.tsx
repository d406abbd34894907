import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'
import type { PageDefinition } from './page.ts'

interface Props {
  readonly definition: PageDefinition
  readonly children: ReactNode
}

/** A page that breaks shows that it broke; header, menus and slip go on working (ERROR-04). */
export class PageBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <CrashPage /> : this.props.children
  }
}
