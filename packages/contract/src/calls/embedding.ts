import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { one, Timestamp } from '../primitives.ts'
import { defineCall } from './define.ts'

/** 32 bytes in base64url. */
const Secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

export const startEmbedSession = defineCall('startEmbedSession', {
  summary:
    'Signs a player in inside a frame of a host page, by the one-time code that the server of the host was given for the nonce of ' +
    'this frame. The session that the frame has of the same player goes on under a new token; one of another player ends',
  body: z.strictObject({
    code: about(Secret, "The code that the host's server was given: 256 random bits, good for 30 s and one exchange."),
    verifier: about(Secret, 'What the frame made its nonce of: the nonce is base64url(SHA-256(verifier)).'),
    host_origin: about(
      z.string().check(z.minLength(1), z.maxLength(300)),
      'Origin of the host page; the published site lists it, and the code was made for it.',
    ),
    cookieless: about(
      z.boolean(),
      'Whether the browser keeps no cookies for the frame. The token is in the answer then, is sent as `Authorization: Bearer` and is good for 5 minutes.',
    ),
  }),
  answer: one(
    z.strictObject({
      token: about(z.nullable(z.string()), 'The token of a session without a cookie; null where the cookie was set.'),
      expires_at: about(Timestamp, 'When the session ends unless it is renewed by another code.'),
    }),
  ),
  status: 200,
})
