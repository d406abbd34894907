import { describe, expect, test } from 'vitest'
import { pageSessionOf } from './page-session.ts'

const OWN = '__Host-touchline'
const BOTH = 'theme=dark; __Host-touchline=of-the-site; __Host-touchline-embed=of-the-frame'
const sessionOf = (headers: Record<string, string>, url = '/sports') => pageSessionOf({ headers, url }, OWN)

describe('EMBED-02: whose page is made', () => {
  test('a page of its own is made for the session of the site, whatever a frame left behind', () => {
    expect(sessionOf({ cookie: BOTH, 'sec-fetch-dest': 'document' })).toEqual({ cookie: BOTH })
    expect(sessionOf({ cookie: BOTH })).toEqual({ cookie: BOTH })
    expect(sessionOf({ cookie: '__Host-touchline-embed=of-the-frame', 'sec-fetch-dest': 'document' })).toBeNull()
  })

  test.each(['iframe', 'frame', 'embed', 'object', 'fencedframe'])(
    'a page in an %s is made for the session of the frame, and nothing else of its cookies goes on',
    (dest) => {
      const framed = { cookie: '__Host-touchline-embed=of-the-frame', 'x-touchline-embed': 'frame' }
      for (const site of ['cross-site', 'same-site', 'same-origin'])
        expect(sessionOf({ cookie: BOTH, 'sec-fetch-dest': dest, 'sec-fetch-site': site })).toEqual(framed)
      expect(sessionOf({ cookie: '__Host-touchline=of-the-site', 'sec-fetch-dest': dest })).toBeNull()
    },
  )

  test('the canvas of the editor is a page of the site; a preview that another site frames is not', () => {
    const canvas = { cookie: BOTH, 'sec-fetch-dest': 'iframe' }
    expect(sessionOf({ ...canvas, 'sec-fetch-site': 'same-origin' }, '/sports?preview=token')).toEqual({ cookie: BOTH })
    expect(sessionOf({ ...canvas, 'sec-fetch-site': 'same-site' }, '/sports?preview=token')?.cookie).toBe(
      '__Host-touchline-embed=of-the-frame',
    )
  })
})
