import type { Http } from '@touchline/client/http'
import { createContext, useContext } from 'react'

const Context = createContext<Http | null>(null)
export const HttpProvider = Context.Provider

/** The way to the back end, in the language of the page. */
export function useHttp(): Http {
  const http = useContext(Context)
  if (!http) throw new Error('No HTTP client above this component: render it inside HttpProvider.')
  return http
}
