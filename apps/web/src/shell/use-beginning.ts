import { useEffect } from 'react'
import { useNavigator } from '../navigation/index.ts'
import { after } from '../platform/loading/timing.ts'
import { placeOfPage } from '../platform/page/place.ts'
import { useServices } from '../services/index.ts'

/** The page waits at most this long for a host to name its player, in ms. */
const HOST_WAIT_MS = 3_000
const BEGINNING = '/init-sportsbook'

/** Where a beginning leads: a path of the sportsbook, home for everything else. */
export function pathAfterBeginning(asked: string | null): string {
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return '/'
  const [path] = asked.split(/[?#]/)
  return path === BEGINNING ? '/' : asked
}

/** Continues once the host has named its player; at once where there is no host. */
export function useBeginning(asked: string | null): void {
  const { go } = useNavigator()
  const { hostPage } = useServices()
  useEffect(() => {
    const path = pathAfterBeginning(asked)
    const leadOn = () => {
      stop()
      callOff()
      go(path, { replace: true })
    }
    const look = () => {
      if (placeOfPage() === 'alone' || hostPage.get().isSettled) leadOn()
    }
    const stop = hostPage.subscribe(look)
    const callOff = after(HOST_WAIT_MS, leadOn)
    look()
    return () => {
      stop()
      callOff()
    }
  }, [asked, go, hostPage])
}
