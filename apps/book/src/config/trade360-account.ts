import { readCertificates } from './read-certificates.ts'
import type { Settings } from './settings.ts'

interface PackageSettings {
  readonly id: number
  readonly mqUrl: string
}

/** How this book reaches TRADE360 of LSports; URLs of APIs have no slash at their end. */
export interface Trade360Settings {
  readonly user: string
  readonly password: string
  readonly apiUrl: string
  readonly snapshotUrl: string
  /** Certificates in PEM; null: the public authorities. */
  readonly ca: string | null
  /** Languages that names are requested in, with the vendor's numbers of them. */
  readonly languages: Settings['LSPORTS_LANGUAGES']
  readonly inPlay: PackageSettings | null
  readonly preMatch: PackageSettings | null
}

/** Null where no broker is named. Throws with a sentence that names what is missing. */
export function trade360Account(set: Settings): Trade360Settings | null {
  const inPlay = packageOf('LSPORTS_MQ_URL', set.LSPORTS_MQ_URL, 'LSPORTS_PACKAGE_ID', set.LSPORTS_PACKAGE_ID)
  const preMatch = packageOf(
    'LSPORTS_PREMATCH_MQ_URL',
    set.LSPORTS_PREMATCH_MQ_URL,
    'LSPORTS_PREMATCH_PACKAGE_ID',
    set.LSPORTS_PREMATCH_PACKAGE_ID,
  )
  if (inPlay === null && preMatch === null) return null
  return {
    inPlay,
    preMatch,
    languages: set.LSPORTS_LANGUAGES,
    user: needed('LSPORTS_USER', set.LSPORTS_USER),
    password: needed('LSPORTS_PASSWORD', set.LSPORTS_PASSWORD),
    apiUrl: needed('LSPORTS_API_URL', set.LSPORTS_API_URL).replace(/\/+$/, ''),
    snapshotUrl: needed('LSPORTS_SNAPSHOT_URL', set.LSPORTS_SNAPSHOT_URL).replace(/\/+$/, ''),
    ca: set.LSPORTS_CA_FILE === null ? null : readCertificates('LSPORTS_CA_FILE', set.LSPORTS_CA_FILE),
  }
}

function packageOf(urlName: string, mqUrl: string | null, idName: string, id: number | null): PackageSettings | null {
  if (mqUrl === null) return null
  if (!/^amqps?:/.test(mqUrl)) throw new Error(`${urlName} is '${mqUrl}'; it begins with amqps:// or amqp://.`)
  if (id === null) throw new Error(`${urlName} is set, and ${idName} is not; the session needs both.`)
  return { mqUrl, id }
}

function needed(name: string, value: string | null): string {
  if (value === null) throw new Error(`A broker of LSports is set, and ${name} is not; the session needs both.`)
  return value
}
