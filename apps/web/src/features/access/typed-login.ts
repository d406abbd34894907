let typed = ''

/** The e-mail or phone typed last on this page, so that it is typed once; never set on the server. */
export function typedLogin(): string {
  return typed
}

export function rememberLogin(login: string): void {
  typed = login
}
