import { type ComponentType, createElement, useState } from 'react'
import type { MessageArea } from '../i18n/index.ts'
import { loadChunk } from '../platform/retry.ts'
import { type Instead, lazyPart } from './lazy-part.tsx'

export interface BroughtPart<Props extends object> {
  /** Rendered before its code is there it waits for it, as `lazyPart` does. */
  readonly Part: ComponentType<Props>
  /** Fetches the code, so that the next render holds it at once. */
  readonly bring: () => Promise<void>
}

/** Renders what there is when it is mounted. What was mounted stays, so that nothing in it is lost when its code comes. */
function mounted<Props extends object>(choose: () => ComponentType<Props>): ComponentType<Props> {
  return (props) => {
    const [shown] = useState(choose)
    return createElement(shown, props)
  }
}

/** A component in a chunk of its own that a page may bring before it is rendered: the server's markup is whole. */
export function broughtPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly MessageArea[] = [],
  instead?: Instead,
): BroughtPart<Props> {
  const late = lazyPart(load, areas, instead)
  let there: ComponentType<Props> | undefined
  return {
    Part: mounted(() => there ?? late),
    async bring() {
      there ??= await loadChunk(load)
    },
  }
}
