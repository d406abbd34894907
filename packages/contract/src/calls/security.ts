import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { Player } from '../entities/player.ts'
import { Id, one, queryInt, Timestamp } from '../primitives.ts'
import { defineCall } from './define.ts'

const Password = about(z.string().check(z.minLength(1), z.maxLength(200)), 'The current password.')
/** As browsers give and take it (WebAuthn, level 3, in JSON). */
const Credential = about(
  z.record(z.string().check(z.maxLength(60)), z.unknown()),
  'What the browser answered, as its `toJSON()` writes it.',
)
const Options = one(
  z.strictObject({ options: about(z.record(z.string(), z.unknown()), 'What the browser is asked with, in JSON.') }),
)

export const getSecurity = defineCall('getSecurity', {
  summary: 'What the player signs in with',
  answer: one(
    z.strictObject({
      authenticator: about(z.boolean(), 'Whether signing in by password asks for a code too.'),
      recovery_codes_left: about(z.int(), 'Codes that stand in for a lost authenticator, each for one use.'),
      passkeys: about(
        z.array(
          z.strictObject({
            id: Id,
            name: about(z.string(), 'What the player called it.'),
            created_at: Timestamp,
            last_used_at: about(z.nullable(Timestamp), 'When it was last signed in by; null for never.'),
          }),
        ),
        'Passkeys that open the account.',
      ),
    }),
  ),
  status: 200,
})

export const getSignIns = defineCall('getSignIns', {
  summary: 'When and from where the player came in, newest first',
  query: z.strictObject({ limit: about(z._default(queryInt(1, 200), 20), 'How many at most.') }),
  answer: z.strictObject({
    data: z.array(
      z.strictObject({
        id: Id,
        way: about(
          z.enum(['password', 'code', 'recovery_code', 'passkey', 'confirmation', 'host']),
          'By what: a password alone, with a code, with a recovery code, a passkey, the link of a sign-up, or a host page.',
        ),
        succeeded: about(z.boolean(), 'False: the password was right, the code was not.'),
        address: about(z.nullable(z.string()), 'Network address; null where it is not known.'),
        device: about(z.nullable(z.string()), 'Browser and system; null where it did not say.'),
        at: Timestamp,
      }),
    ),
  }),
  status: 200,
})

export const startAuthenticator = defineCall('startAuthenticator', {
  summary: 'Makes the secret of an authenticator application. It asks for nothing before its first code was given',
  body: z.strictObject({ password: Password }),
  answer: one(
    z.strictObject({
      secret: about(z.string(), 'To be typed in, in base 32.'),
      uri: about(z.string(), '`otpauth:` address, to be shown as a picture.'),
    }),
  ),
  status: 200,
})

export const confirmAuthenticator = defineCall('confirmAuthenticator', {
  summary: 'Gives the first code: from now on signing in by password asks for one',
  body: z.strictObject({ code: about(z.string().check(z.regex(/^\d{6}$/)), 'The six digits that are shown now.') }),
  answer: one(
    z.strictObject({
      recovery_codes: about(z.array(z.string()), 'Each is accepted once in place of a code; they are shown only now.'),
    }),
  ),
  status: 200,
})

export const removeAuthenticator = defineCall('removeAuthenticator', {
  summary: 'Signing in asks for no code any more',
  body: z.strictObject({ password: Password }),
  answer: null,
  status: 204,
})

export const startPasskey = defineCall('startPasskey', {
  summary: 'What a browser needs to make a passkey',
  body: z.strictObject({ password: Password }),
  answer: Options,
  status: 200,
})

export const addPasskey = defineCall('addPasskey', {
  summary: 'Keeps a passkey that was made for this site: it opens the account from now on, and the player is notified',
  body: z.strictObject({
    credential: Credential,
    name: about(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), 'What the player calls it.'),
  }),
  answer: null,
  status: 204,
})

export const removePasskey = defineCall('removePasskey', {
  summary: 'A passkey opens the account no more; the player is notified at all their addresses',
  body: z.strictObject({ password: Password }),
  params: z.strictObject({ id: queryInt(1, 2_147_483_647) }),
  answer: null,
  status: 204,
})

export const startPasskeySignIn = defineCall('startPasskeySignIn', {
  summary: 'What a browser needs to sign in by a passkey; the same for all',
  answer: Options,
  status: 200,
})

export const signInByPasskey = defineCall('signInByPasskey', {
  summary: 'Signs in by a passkey; sets the session cookie',
  body: z.strictObject({ credential: Credential }),
  answer: one(Player),
  status: 200,
})

export const exportPlayerData = defineCall('exportPlayerData', {
  summary: 'All that the book knows of the player, as a JSON file: an object of lists, by section',
  answer: z.string(),
  media: 'application/json',
  status: 200,
})

export const closeAccount = defineCall('closeAccount', {
  summary:
    'Closes the account: all sessions end, and no sign-in is possible. Refused while there is money or a bet in it',
  body: z.strictObject({ password: Password }),
  answer: null,
  status: 204,
})
