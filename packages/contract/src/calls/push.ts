import * as z from 'zod/mini'
import { PUSH_TOPICS } from '../constants.ts'
import { about } from '../document/registry.ts'
import { one } from '../primitives.ts'
import { defineCall } from './define.ts'

const topics = z.array(z.enum(PUSH_TOPICS)).check(z.minLength(1), z.maxLength(PUSH_TOPICS.length))
const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)))

export const getPush = defineCall('getPush', {
  summary: 'What a browser needs to be sent push messages, and what this session is sent',
  answer: one(
    z.strictObject({
      key: about(z.string(), 'Public key (VAPID) that a browser subscribes with: base64url of 65 bytes.'),
      topics: about(z.nullable(topics), 'Topics that this session receives by push; null for none.'),
    }),
  ),
  status: 200,
})

export const subscribeToPush = defineCall('subscribeToPush', {
  summary:
    'From now on this session receives these topics by push, in place of the earlier ones. It ends with the session, and ' +
    'when the push service says that the subscription is gone',
  body: z.strictObject({
    endpoint: about(
      z.string().check(z.regex(/^https?:\/\/[^\s]{1,1000}$/)),
      'Address that the push service of the browser gave; its host is on the list of the operator.',
    ),
    keys: about(
      z.strictObject({
        p256dh: about(base64url(87), 'Public key of the browser, uncompressed.'),
        auth: about(base64url(22), 'Secret that messages are encrypted with.'),
      }),
      'What messages to this browser are encrypted with (RFC 8291).',
    ),
    topics: about(topics, 'Topics of the messages.'),
  }),
  answer: null,
  status: 204,
})

export const unsubscribeFromPush = defineCall('unsubscribeFromPush', {
  summary: 'This session receives no more messages by push; without a subscription nothing changes',
  answer: null,
  status: 204,
})
