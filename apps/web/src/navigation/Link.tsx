import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext, useRef } from 'react'
import { useRouter } from 'wouter'
import { after } from '../platform/loading/timing.ts'
import { isExternal } from './paths.ts'

/** Moves between pages; provided by the shell. */
export interface Navigator {
  /** Goes to a path of the application; `keepScroll` for changes of filters. */
  go(path: string, options?: { readonly replace?: boolean; readonly keepScroll?: boolean }): void
  /** Gets a page's code and data ready. */
  prefetch(path: string): void
}

const Context = createContext<Navigator | null>(null)
export const NavigatorProvider = Context.Provider

export function useNavigator(): Navigator {
  const navigator = useContext(Context)
  if (!navigator) throw new Error('No navigator above this component: render it inside NavigatorProvider.')
  return navigator
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the application, e.g. `/live`; addresses elsewhere are left as they are. */
  to: string
  /** The page stays where it is scrolled: for filters. */
  keepScroll?: boolean | undefined
}

/** A pointer that rests on a link this long means it; one that passes over does not. In ms. */
const HOVER_MS = 80

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** On the server a link has an address and nothing else. */
function PlainLink({ to, keepScroll: _, onClick: __, ...props }: LinkProps) {
  const { base } = useRouter()
  return <a {...props} href={hrefFrom(base, to)} />
}

function hrefFrom(base: string, to: string): string {
  if (isExternal(to)) return to
  return to === '/' ? base : `${base}${to}`
}

function LiveLink({ to, keepScroll = false, onClick, ...props }: LinkProps) {
  const { base } = useRouter()
  const { go, prefetch } = useNavigator()
  const cancel = useRef(() => {})
  if (isExternal(to)) return <a {...props} href={to} onClick={onClick} />
  const ready = () => prefetch(to)
  const leave = () => cancel.current()
  return (
    <a
      {...props}
      href={hrefFrom(base, to)}
      onPointerEnter={() => {
        cancel.current = after(HOVER_MS, ready)
      }}
      onPointerLeave={leave}
      onFocus={ready}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event) || props.target) return
        event.preventDefault()
        go(to, { keepScroll })
      }}
    />
  )
}

/** A real link that changes the page without loading it whole, and gets it ready when pointed at. */
export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR ? PlainLink : LiveLink
