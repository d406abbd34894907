import { describe, expect, test, vi } from 'vitest'
import { createScriptedHttp, lost, ok, refused } from '../../testing/scripted-http.ts'
import { createHostSession } from './session.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const PLAYER = { id: 7 }

interface World {
  readonly tag?: (nonce: string) => Promise<string | null>
  readonly hasSession?: boolean
  readonly keepsCookies?: boolean
  readonly signedIn?: number | null
  readonly origin?: string | null
}

function world({
  tag,
  hasSession = false,
  keepsCookies = true,
  signedIn = null,
  origin = 'https://host.example',
}: World = {}) {
  const back = createScriptedHttp()
  const token = keepsCookies ? null : 'token-1'
  back.on('startEmbedSession', () =>
    ok<'startEmbedSession'>({ data: { token, expires_at: '2026-11-25T12:05:00Z' } } as never),
  )
  back.on('getPlayer', () => ok<'getPlayer'>({ data: PLAYER } as never))
  let player = signedIn
  const account = {
    http: back.http,
    store: {
      get: () => ({
        auth: player === null ? { status: 'NOT_LOGGED_IN' } : { status: 'LOGGED_IN', player: { id: player } },
      }),
    },
    recognise: vi.fn(async () => {
      player = PLAYER.id
    }),
    signOut: vi.fn(async () => {
      player = null
    }),
  }
  const sent: [string, unknown][] = []
  const waits: { readonly ms: number; readonly run: () => void }[] = []
  const headers: Record<string, string> = {}
  const onSettled = vi.fn()
  let made = 0
  const session = createHostSession({
    account: account as never,
    link: {
      send: (name, data) => void sent.push([name, data]),
      sessionCode: async (nonce) => tag?.(nonce),
      origin: () => origin,
    },
    headers,
    hasSession,
    makeProof: async () => {
      made += 1
      return { verifier: `verifier-${made}`, nonce: `nonce-${made}` }
    },
    keepsCookies: () => keepsCookies,
    now: () => NOW,
    after: (ms, run) => {
      const wait = { ms, run }
      waits.push(wait)
      return () => {
        const at = waits.indexOf(wait)
        if (at >= 0) waits.splice(at, 1)
      }
    },
    onSettled,
  })
  const exchanged = () => back.calls('startEmbedSession').map(({ args }) => args.body)
  return { session, back, account, sent, waits, headers, onSettled, exchanged }
}

describe('the session that a host gives its frame', () => {
  test('a code of the tag is exchanged with the verifier of its nonce, and the player recognised', async () => {
    const { session, exchanged, account, onSettled, headers } = world({ tag: async (nonce) => `code of ${nonce}` })
    session.renew()
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalled())
    expect(exchanged()).toEqual([
      { code: 'code of nonce-1', verifier: 'verifier-1', host_origin: 'https://host.example', cookieless: false },
    ])
    expect(account.recognise).toHaveBeenCalledOnce()
    expect(headers.authorization).toBeUndefined()
  })

  test('a host without the tag gets a message; a code for another nonce is ignored', async () => {
    const { session, exchanged, sent, account } = world()
    session.renew()
    await vi.waitFor(() => expect(sent).toEqual([['session-wanted', { nonce: 'nonce-1' }]]))
    session.take('stolen', 'nonce-0')
    session.take('code', 'nonce-1')
    session.take('again', 'nonce-1')
    await vi.waitFor(() => expect(account.recognise).toHaveBeenCalledOnce())
    expect(exchanged()).toHaveLength(1)
    expect(exchanged()[0]).toMatchObject({ code: 'code', verifier: 'verifier-1' })
  })

  test('without cookies the token is sent by the page, and renewed a minute before it ends without asking who is there', async () => {
    const { session, headers, waits, back, account, onSettled } = world({
      tag: async () => 'code',
      keepsCookies: false,
    })
    session.renew()
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalled())
    expect(headers.authorization).toBe('Bearer token-1')
    expect(waits.map(({ ms }) => ms)).toEqual([4 * 60_000])
    back.on('startEmbedSession', () =>
      ok<'startEmbedSession'>({ data: { token: 'token-2', expires_at: '2026-11-25T12:09:00Z' } } as never),
    )
    waits[0]?.run()
    await vi.waitFor(() => expect(headers.authorization).toBe('Bearer token-2'))
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalledTimes(2))
    expect(account.recognise).toHaveBeenCalledOnce()
  })

  test('another player of the host takes the place of the one that is there', async () => {
    const { session, account, onSettled } = world({ tag: async () => 'code', signedIn: 3, hasSession: true })
    session.renew()
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalled())
    expect(account.recognise).toHaveBeenCalledOnce()
  })

  test('where the host has no player, an earlier session ends, and the token with it', async () => {
    const { session, account, headers, onSettled } = world({ tag: async () => null, hasSession: true })
    headers.authorization = 'Bearer old'
    session.renew()
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalled())
    expect(account.signOut).toHaveBeenCalledOnce()
    expect(headers.authorization).toBeUndefined()
  })

  test('a visitor of the host costs no call', async () => {
    const orElse = vi.fn()
    const { session, account, back } = world({ tag: async () => null })
    session.renew(orElse)
    await vi.waitFor(() => expect(orElse).toHaveBeenCalledOnce())
    expect(account.signOut).not.toHaveBeenCalled()
    expect(back.sent).toEqual([])
  })

  test('signing out at the host wins over a code that comes late', async () => {
    let give: (code: string) => void = () => {}
    const { session, account, exchanged, onSettled } = world({
      tag: () => new Promise((resolve) => (give = resolve)),
      signedIn: PLAYER.id,
    })
    session.renew()
    await Promise.resolve()
    await Promise.resolve()
    session.end()
    await vi.waitFor(() => expect(account.signOut).toHaveBeenCalledOnce())
    give('late')
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalled())
    expect(exchanged()).toEqual([])
  })

  test('a refused code is requested again, and the host receives the second refusal', async () => {
    const { session, back, sent, exchanged } = world({ tag: async (nonce) => nonce })
    back.on('startEmbedSession', () => refused(401))
    session.renew()
    await vi.waitFor(() => expect(sent).toEqual([['failed', { code: 'session_refused' }]]))
    expect(exchanged()).toMatchObject([{ code: 'nonce-1' }, { code: 'nonce-2' }])
  })

  test('requests to a book that does not respond, and to a host whose server is down, are repeated later', async () => {
    const { session, back, waits, account } = world({ tag: async () => 'code' })
    back.on('startEmbedSession', () => lost)
    session.renew()
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    back.on('startEmbedSession', () =>
      ok<'startEmbedSession'>({ data: { token: null, expires_at: '2026-11-26T12:00:00Z' } } as never),
    )
    waits[0]?.run()
    await vi.waitFor(() => expect(account.recognise).toHaveBeenCalledOnce())

    const down = world({ tag: () => Promise.reject(new Error('down')), signedIn: PLAYER.id })
    down.session.renew()
    await vi.waitFor(() => expect(down.waits).toHaveLength(1))
    expect(down.account.signOut).not.toHaveBeenCalled()
  })
})
