import * as z from 'zod'

const Text = z.string().trim().min(1).max(100)
const NewPlayer = z.object({
  first_name: Text,
  last_name: Text,
  born_on: z.iso.date(),
  country: z.string().regex(/^[A-Z]{2}$/),
  email: z.email().max(200),
  password: z.string().min(8).max(200),
})

const PROBLEMS: Readonly<Record<string, string>> = {
  born_on: 'The date of birth is no date.',
  email: 'The e-mail is no e-mail address.',
  password: 'A password has at least 8 letters.',
}
const ADULT_YEARS = 18

/** Whether a person is of age on a day. @param bornOn and `today`: `2001-02-03` */
function isAdult(bornOn: string, today: string): boolean {
  const [year = '', ...rest] = bornOn.split('-')
  return `${Number(year) + ADULT_YEARS}-${rest.join('-')}` <= today
}

/** Reads the form of who joins; a sentence about what is wrong with it. */
export function readNewPlayer(form: Readonly<Record<string, string>>) {
  const read = NewPlayer.safeParse(form)
  if (!read.success) return PROBLEMS[String(read.error.issues[0]?.path[0])] ?? 'Fill in every field.'
  const { first_name: firstName, last_name: lastName, born_on: bornOn, country, email, password: plain } = read.data
  if (!isAdult(bornOn, new Date().toISOString().slice(0, 10))) return 'Only adults play here.'
  return { firstName, lastName, bornOn, country, email, plain, currency: 'EUR' }
}
