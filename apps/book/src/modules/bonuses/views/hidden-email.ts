const SHOWN = 2

/** A name with most of its letters hidden: 'de***@t***.test'. Enough to know oneself, too little to know others. */
export function hiddenEmail(email: string): string {
  const [name = '', domain] = email.split('@')
  if (domain === undefined) return `${name.slice(0, SHOWN)}***`
  const dot = domain.lastIndexOf('.')
  const end = dot < 0 ? '' : domain.slice(dot)
  return `${name.slice(0, SHOWN)}***@${domain.slice(0, 1)}***${end}`
}
