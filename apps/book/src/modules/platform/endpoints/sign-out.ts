import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { endSessionOfToken } from '../sessions/end-session.ts'

export async function signOut(context: BookContext, { cookie }: CallRequest<'signOut'>): Promise<null> {
  if (cookie.token !== null) await endSessionOfToken(context.db, cookie.token)
  cookie.clear()
  return null
}
