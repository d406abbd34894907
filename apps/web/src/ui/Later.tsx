import { type ReactNode, Suspense } from 'react'
import { useExternal } from '../platform/use-external.ts'

const never = () => () => {}

/**
 * A part whose code comes after the page: the server draws what keeps its place and never tries it. A plain boundary would
 * tell the browser that the server had failed there.
 */
export function Later({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isAlive = useExternal(
    never,
    () => true,
    () => false,
  )
  return isAlive ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
