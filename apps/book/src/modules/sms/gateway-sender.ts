import type { SmsSender } from '../../kernel/ports/sms-sender.ts'

const TIMEOUT_MS = 10_000

/**
 * Hands text messages to an HTTP gateway: `POST url {id, to, text}` with a bearer token where there is one. Any
 * response but 2xx means that it has not been taken.
 */
export function createGatewaySmsSender(url: string, token: string | null): SmsSender {
  return {
    async send(sms) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(sms),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
    },
  }
}
