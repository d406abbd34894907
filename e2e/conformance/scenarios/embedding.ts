import type { Scenario } from '../trial.ts'

/** Pages of the site itself, which the conformance suite is, begin no session of a frame. */
export const startEmbedSession: Scenario<'startEmbedSession'> = {
  prepare: async ({ visitor }) => ({
    by: visitor,
    body: { code: 'a'.repeat(43), verifier: 'b'.repeat(43), host_origin: 'https://host.test', cookieless: false },
    refused: { status: [403], because: 'comes from no frame' },
  }),
}
