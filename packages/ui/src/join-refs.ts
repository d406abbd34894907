import type { Ref, RefCallback, RefObject } from 'react'

/** A ref that a component needs itself and the one its user passes, on one element. */
export function joinRefs<T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return (element) => {
    own.current = element
    const release = typeof given === 'function' ? given(element) : undefined
    if (typeof given === 'object' && given !== null) given.current = element
    return () => {
      own.current = null
      if (typeof release === 'function') release()
      else if (typeof given === 'function') given(null)
      else if (given) given.current = null
    }
  }
}
