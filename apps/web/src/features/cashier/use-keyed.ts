import { useRef } from 'react'
import { randomId } from '../../platform/device.ts'

/** A key for a wish, which stays the same until the wish is another one or was answered: sent again, it is done once. */
export function useKeyed(): { readonly keyOf: (wish: object) => string; readonly answered: () => void } {
  const kept = useRef<{ readonly wish: string; readonly key: string } | null>(null)
  return {
    keyOf(wish) {
      const said = JSON.stringify(wish)
      if (kept.current?.wish !== said) kept.current = { wish: said, key: randomId() }
      return kept.current.key
    },
    answered() {
      kept.current = null
    },
  }
}
