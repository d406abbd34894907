import { createContext, useContext } from 'react'
import type { Report } from '../platform/reports/report.ts'

/**
 * Everything a page runs on, made once for each page: on the server for each request. A feature that makes a service
 * adds it here by augmenting this interface, so that this file is below all of them and imports none.
 */
export interface Services {
  /** Reports a problem. */
  readonly report: Report
}

const Context = createContext<Services | null>(null)

/** Gives everything below it the services of the page. */
export const ServicesProvider = Context.Provider

/** The services of the page. */
export function useServices(): Services {
  const services = useContext(Context)
  if (!services) throw new Error('No services above this component: render it inside ServicesProvider.')
  return services
}
