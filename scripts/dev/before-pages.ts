import type { IncomingMessage, ServerResponse } from 'node:http'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Middleware that serves its files and hands everything else on as it came: Vite removes its base, `/sports`, from
 * every address that it looks at, and that is part of a page's.
 */
export function beforePages(middleware: Middleware): Middleware {
  return (request, response, next) => {
    const { url } = request
    middleware(request, response, () => {
      request.url = url
      next()
    })
  }
}
