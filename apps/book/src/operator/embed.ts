import { defaultSite, EMBED_CODES_PATH, readSiteText } from '@touchline/contract'
import { addHost, hostPolicy, listHosts, removeHost, renewHostKey, WalletDiffers } from '../modules/embedding/index.ts'
import { endFramedSessions } from '../modules/platform/index.ts'
import { frameOriginsOf, loadVersion } from '../modules/site/index.ts'
import { embedWallet, WALLET_USAGE } from './embed-wallet.ts'
import { isServerAddress } from './is-server-address.ts'
import { misunderstood, type Operation, type OperationAnswer, type OperatorPorts } from './operation.ts'

const usage = `embed host add ORIGIN NAME [--wallet seamless --wallet-url URL] | embed host key ORIGIN | embed host remove ORIGIN | embed host list | embed csp [SITE] | ${WALLET_USAGE}`
const MAX_NAME = 80

/** Origins that may show the published site: those that it lists, and hosts that run beside the product. */
async function listedOrigins({ db, config }: Pick<OperatorPorts, 'db' | 'config'>): Promise<readonly string[]> {
  const stored = await loadVersion(db, null)
  return frameOriginsOf((stored === null ? null : readSiteText(stored.body).site) ?? defaultSite(), config.demoHosts)
}

/** Whether a text is an origin as browsers write it: what is compared with it must match to the letter. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

const noOrigin = (text: string): OperationAnswer => ({
  ok: false,
  text: `${text} is no origin: give scheme, host and port as the browser writes them, e.g. https://www.operator.example`,
})

const noHost = (origin: string): OperationAnswer => ({
  ok: false,
  text: `There is no host ${origin}; npm run book -- embed host list shows those there are.`,
})

const keyOf = (key: string) =>
  `Its key, which is shown this once; its server signs POST ${EMBED_CODES_PATH} with it:\n${key}`

/** Words of `host add`: a name in any number of words, and where the money is. Null where they are not understood. */
function readHost(words: readonly string[]): { readonly name: string; readonly wallet_url: string | null } | null {
  const name: string[] = []
  const flags = new Map<string, string>()
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '--name') continue
    if (word === '--wallet' || word === '--wallet-url') flags.set(word, words[++at] ?? '')
    else if (word.startsWith('--')) return null
    else name.push(word)
  }
  const [wallet, url] = [flags.get('--wallet') ?? 'book', flags.get('--wallet-url') ?? null]
  if (wallet !== (url === null ? 'book' : 'seamless')) return null
  return { name: name.join(' '), wallet_url: url }
}

async function add(origin: string, words: readonly string[], ports: OperatorPorts): Promise<OperationAnswer> {
  const { db, clock } = ports
  const read = readHost(words)
  if (read === null) return misunderstood({ usage })
  const { name, wallet_url: walletUrl } = read
  if (walletUrl !== null && !isServerAddress(walletUrl))
    return {
      ok: false,
      text: `${walletUrl} is no address of a wallet: https, without a query, and no slash at its end.`,
    }
  if (!isOrigin(origin)) return noOrigin(origin)
  if (name.trim() === '' || name.length > MAX_NAME)
    return { ok: false, text: `A host has a name of 1 to ${MAX_NAME} characters.` }
  let key: string | null
  try {
    key = await addHost(db, await ports.sealer(), { origin, ...read }, clock.now())
  } catch (error) {
    if (error instanceof WalletDiffers) return { ok: false, text: error.message }
    throw error
  }
  if (key === null)
    return {
      ok: false,
      text: `${origin} is a host already; npm run book -- embed host key ${origin} makes it another key.`,
    }
  const isListed = (await listedOrigins(ports)).includes(origin)
  const next = isListed ? '' : `\nThe published site does not list it yet: add it to frameOrigins of the site file.`
  return {
    ok: true,
    text: `${origin} (${name}) signs its players in from now on${walletUrl === null ? '' : ', and keeps their money'}.${next}`,
    secret: keyOf(key),
  }
}

async function renew(origin: string, ports: OperatorPorts): Promise<OperationAnswer> {
  const key = await renewHostKey(ports.db, await ports.sealer(), origin)
  if (key === null) return noHost(origin)
  return { ok: true, text: `The key of ${origin} before counts no more.`, secret: keyOf(key) }
}

async function remove(origin: string, { db, clock, signals }: OperatorPorts): Promise<OperationAnswer> {
  const ended = await db.tx(async (tx) =>
    (await removeHost(tx, origin, clock.now())) ? endFramedSessions(tx, origin, null) : null,
  )
  if (ended === null) return noHost(origin)
  signals.emit('session_ended', null)
  return { ok: true, text: `${origin} cannot sign players in any more; ${ended} sessions in its frames have ended.` }
}

async function list(ports: OperatorPorts): Promise<OperationAnswer> {
  const listed = await listedOrigins(ports)
  const lines = (await listHosts(ports.db)).map(
    ({ origin, name, wallet_url: url, created_at: at }) =>
      `${at.toISOString()}  ${origin}  ${name}${url === null ? '' : `  (wallet ${url})`}${listed.includes(origin) ? '' : '  (not in frameOrigins of the published site)'}`,
  )
  return { ok: true, text: lines.length === 0 ? 'There are no hosts.' : lines.join('\n') }
}

async function policy(site: string, ports: OperatorPorts): Promise<OperationAnswer> {
  if (!isOrigin(site)) return noOrigin(site)
  const listed = await listedOrigins(ports)
  const missing = (await listHosts(ports.db)).map(({ origin }) => origin).filter((origin) => !listed.includes(origin))
  const lines = [
    `A page that shows ${site} needs in its Content-Security-Policy, beside what it has:`,
    ...hostPolicy(site).map((directive) => `  ${directive}`),
    '',
    listed.length === 0
      ? 'The published site lists no origin in frameOrigins: no page can show it.'
      : `The published site lets these pages show it (frameOrigins):\n${listed.map((origin) => `  ${origin}`).join('\n')}`,
    ...(missing.length === 0
      ? []
      : [`Hosts that the site must list before they can:\n${missing.map((origin) => `  ${origin}`).join('\n')}`]),
  ]
  return { ok: true, text: lines.join('\n') }
}

/** Pages of others that show the sportsbook: who they are, and what they need. */
export const embed: Operation = {
  help: 'embed host add|key|remove|list, embed wallet list|check|retry, embed csp   pages of others that show the sportsbook',
  usage,
  onlyLooks: ([area, word]) => area === 'csp' || word === 'list' || word === 'check',
  async run([area, ...words], ports) {
    if (area === 'csp' && words.length <= 1) return policy(words[0] ?? ports.config.publicUrl, ports)
    if (area === 'wallet') return embedWallet(words, ports)
    if (area !== 'host') return misunderstood({ usage })
    const [word, origin, ...more] = words
    if (word === 'list' && origin === undefined) return list(ports)
    if (origin === undefined) return misunderstood({ usage })
    if (word === 'add' && more.length > 0) return add(origin, more, ports)
    if (word === 'key' && more.length === 0) return renew(origin, ports)
    if (word === 'remove' && more.length === 0) return remove(origin, ports)
    return misunderstood({ usage })
  },
}
