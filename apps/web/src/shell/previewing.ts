import type { Http } from '@touchline/client/http'

/** Whether a call returns settings of a site. */
export function isOfSite(name: unknown): boolean {
  return name === 'getSiteConfig' || name === 'getPageConfig'
}

/** A client of the back end whose calls carry the token of the draft, where there is one. */
export function previewing(http: Http, preview: string | null): Http {
  if (preview === null) return http
  return {
    ...http,
    call(name, args) {
      const query = { ...(args?.query as object | undefined), preview }
      // The two that take it are not distinguished by the types of a call that is not known.
      return http.call(name, isOfSite(name) ? ({ ...args, query } as typeof args) : args)
    },
  }
}
