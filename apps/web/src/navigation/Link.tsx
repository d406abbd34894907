import { type ComponentProps, createContext, type MouseEvent, useContext, useRef } from 'react'
import { useRouter } from 'wouter'
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

/** A real link that changes the page without loading it whole, and gets it ready when pointed at. */
export function Link({ to, keepScroll = false, onClick, ...props }: LinkProps) {
  const { base } = useRouter()
  const { go, prefetch } = useNavigator()
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (isExternal(to)) return <a {...props} href={to} onClick={onClick} />
  const ready = () => prefetch(to)
  const leave = () => clearTimeout(hover.current)
  return (
    <a
      {...props}
      href={to === '/' ? base : `${base}${to}`}
      onPointerEnter={() => {
        hover.current = setTimeout(ready, HOVER_MS)
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
