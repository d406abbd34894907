let typed = ''

/** What was typed last as e-mail or phone on this page, so that nobody types it twice; never set on the server. */
export function typedLogin(): string {
  return typed
}

export function rememberLogin(login: string): void {
  typed = login
}
