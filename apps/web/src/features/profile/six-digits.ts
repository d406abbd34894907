/** A code as it was sent, without the spaces that people read it by. */
export function plainCode(code: string): string {
  return code.replace(/\s/g, '')
}

/** What is wrong with a code of six digits; undefined where nothing is. */
export function checkCode(code: string): 'access.wrong.code' | undefined {
  return /^\d{6}$/.test(plainCode(code)) ? undefined : 'access.wrong.code'
}
