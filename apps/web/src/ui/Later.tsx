import { type ReactNode, Suspense } from 'react'
import { useExternal } from '../platform/use-external.ts'

const never = () => () => {}

/**
 * A part whose code loads after the page: the server draws its placeholder and never tries the part. A plain boundary
 * would tell the browser that the server had failed there.
 */
export function Later({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isAlive = useExternal(
    never,
    () => true,
    () => false,
  )
  return isAlive ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
