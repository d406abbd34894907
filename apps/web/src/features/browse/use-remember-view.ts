import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Route } from '../../navigation/index.ts'
import { localStore } from '../../platform/storage/storage.ts'
import { VIEWED_KEY } from './lazy/viewed-key.ts'
import { LAZY } from './lazy-code.ts'

/** Keeps what was looked at, where the page is that of an event or a league. */
export function useRememberView(route: Route): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (route.page !== 'event' && route.page !== 'league') return
    // What was looked at is no loss where the line breaks.
    void LAZY.load().then(
      ({ rememberView }) => rememberView(queries, route),
      () => {},
    )
  }, [queries, route])
}

/** Whether anything was looked at before; the browser alone knows. */
export function useHasViewed(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => setHas(localStore.read(VIEWED_KEY) !== undefined), [])
  return has
}
