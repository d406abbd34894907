import type { Block } from '@touchline/contract'
import { useEffect, useReducer } from 'react'
import { useServices } from '../services/index.ts'
import { loadKinds } from './registry.tsx'
import { reportLeftOut } from './shown-blocks.ts'

/**
 * Reports blocks of kinds that this release does not have. Renders again once further kinds are loaded: they may have
 * the heading.
 */
export function useKinds(blocks: readonly Block[]): void {
  const { report } = useServices()
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    let isOver = false
    loadKinds(blocks).then(
      (kinds) => {
        if (isOver) return
        reportLeftOut(blocks, report)
        if (kinds === 'loaded') renderAgain()
      },
      // Its blocks show in their places that their code is missing.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [blocks, report])
}
