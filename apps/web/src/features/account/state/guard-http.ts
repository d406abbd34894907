import type { Http } from '@touchline/client/http'

/** The same calls; `onUnauthorized` is called for each 401 (ERROR-06). */
export function guardHttp(http: Http, onUnauthorized: () => void): Http {
  return {
    locale: http.locale,
    async call(name, args) {
      const result = await http.call(name, args)
      if (!result.ok && result.error.kind === 'answer' && result.error.status === 401) onUnauthorized()
      return result
    },
  }
}
