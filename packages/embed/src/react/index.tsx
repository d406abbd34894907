import { createElement, type Ref, useEffect, useRef, useState } from 'react'
import type { SportsbookEvents, SportsbookListener, TouchlineSportsbook } from '../index.ts'

type Listeners = { readonly [Name in keyof SportsbookEvents]?: SportsbookListener<Name> }

export interface SportsbookProps {
  readonly src: string
  readonly path?: string
  readonly locale?: string
  readonly theme?: 'dark' | 'light' | 'device'
  readonly currency?: string
  readonly urlSync?: 'hash' | 'path' | 'none'
  readonly basePath?: string
  readonly topOffset?: number
  readonly bottomOffset?: number
  readonly sessionUrl?: string
  /** Listeners by the name of the event. */
  readonly on?: Listeners
  readonly ref?: Ref<TouchlineSportsbook>
}

/** The sportsbook as a component. The script of the tag has to be on the page; it may come later. */
export function Sportsbook({ on = {}, ref, ...props }: SportsbookProps) {
  const own = useRef<TouchlineSportsbook | null>(null)
  const listeners = useRef<Listeners>(on)
  useEffect(() => {
    listeners.current = on
  })
  const names = Object.keys(on).sort().join(' ')
  useEffect(() => {
    const element = own.current
    const life = new AbortController()
    for (const name of names.split(' ').filter(Boolean) as (keyof SportsbookEvents)[]) {
      const receive = (event: Event) => listeners.current[name]?.((event as CustomEvent).detail as never)
      element?.addEventListener(name, receive, { signal: life.signal })
    }
    return () => life.abort()
  }, [names])
  return createElement('touchline-sportsbook', {
    ref(element: TouchlineSportsbook | null) {
      own.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    src: props.src,
    path: props.path,
    locale: props.locale,
    theme: props.theme,
    currency: props.currency,
    'url-sync': props.urlSync,
    'base-path': props.basePath,
    'top-offset': props.topOffset,
    'bottom-offset': props.bottomOffset,
    'session-url': props.sessionUrl,
  })
}

/** A sportsbook for a component: what to give `Sportsbook` as `ref`, the element, and whether it is shown. */
export function useSportsbook() {
  const [element, ref] = useState<TouchlineSportsbook | null>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (element === null) return
    const life = new AbortController()
    element.addEventListener('ready', () => setReady(true), { signal: life.signal })
    return () => {
      life.abort()
      setReady(false)
    }
  }, [element])
  return { ref, element, isReady }
}
