import { FRAMES_HEADER, REPORTS_PATH, SCRIPTS_HEADER, TAGS_HEADER } from '@touchline/contract/constants'
import type { FastifyReply } from 'fastify'
import { HTTPS_ONLY, NO_PAGE_POLICY, REFERRER_POLICY, SAME_FOR_ALL } from '../../kernel/bare-answer.ts'
import { type ScriptHosts, scriptHosts } from './script-hosts.ts'

/** Origins of the payment provider; empty where there is none. */
export interface CashierPolicy {
  /** Whose pages may be shown in a frame. */
  readonly frames: string
  /** Whose script may run. */
  readonly scripts: string
}

/** Hosts of the tag manager and of its measurement. All other hosts in a container are blocked. */
const TAGS = {
  scripts: ' https://www.googletagmanager.com',
  pictures: ' https://www.googletagmanager.com https://*.google-analytics.com',
  calls: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
} as const
const NO_TAGS = { scripts: '', pictures: '', calls: '' } as const

/** What pages may do. There is no inline script, so none is allowed, by nonce or otherwise. */
function pagePolicy(
  origin: string,
  cashier: CashierPolicy,
  frames: string,
  hasTags: boolean,
  others: ScriptHosts,
  hosts: readonly string[],
): string {
  const tags = hasTags ? TAGS : NO_TAGS
  const isOpen = others.scripts !== ''
  const socket = origin.replace(/^http/, 'ws')
  return [
    "default-src 'self'",
    `script-src 'self' ${cashier.scripts}`.trim() + tags.scripts + others.scripts,
    // Pages of others that the site names, each in a sandbox of its own, and those of the payment provider.
    ["frame-src 'self'", cashier.frames, frames].filter((one) => one !== '').join(' ') + others.frames,
    // What providers show in our pages they style by elements of their own.
    isOpen ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Sizes and colours of a club or a pitch come as style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tags.pictures}${others.pictures}`,
    // A transmission is put together in the page: its element plays what the page hands it.
    "media-src 'self' blob:",
    `font-src 'self'${others.fonts}`,
    // Older browsers do not take 'self' for the realtime connection.
    `connect-src 'self' ${socket}${tags.calls}${others.calls}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The editor shows pages in a frame of this origin; hosts are those of the published site (EMBED-02).
    ["frame-ancestors 'self'", ...hosts].join(' '),
    // A tag manager and scripts of others write the addresses of their scripts as plain text.
    ...(hasTags || isOpen ? [] : ["require-trusted-types-for 'script'"]),
    // The worker that shows push messages is started by its address (`apps/web/src/platform/network/push.ts`).
    'trusted-types push-worker site-check',
    `report-uri ${REPORTS_PATH}`,
    'report-to reports',
  ].join('; ')
}

/** Of pages that hosts show in a frame: hosts that isolate themselves (COEP) load only responses that allow it. */
const FRAMED: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Whether a response is a page, which a browser may show in a frame. */
export const isPageAnswer = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html')

/**
 * Sets the policy of every response. A policy that the response already has stays.
 * @param hosts origins that may show pages in a frame, as the published site lists them
 */
export function setSecurityHeaders(
  reply: FastifyReply,
  origin: string,
  cashier: CashierPolicy,
  hosts: readonly string[] = [],
): void {
  const frames = String(reply.getHeader(FRAMES_HEADER) ?? '')
  const hasTags = reply.hasHeader(TAGS_HEADER)
  const others = scriptHosts(String(reply.getHeader(SCRIPTS_HEADER) ?? ''))
  reply.removeHeader(FRAMES_HEADER)
  reply.removeHeader(SCRIPTS_HEADER)
  reply.removeHeader(TAGS_HEADER)
  const isPage = isPageAnswer(reply)
  const own = reply.getHeader('cross-origin-resource-policy')
  reply.headers(SAME_FOR_ALL)
  if (isPage && hosts.length > 0) reply.headers(FRAMED)
  // The embed script itself allows every page to load it.
  if (own !== undefined) reply.header('cross-origin-resource-policy', own)
  if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', REFERRER_POLICY)
  if (!reply.hasHeader('content-security-policy'))
    reply.header(
      'content-security-policy',
      isPage ? pagePolicy(origin, cashier, frames, hasTags, others, hosts) : NO_PAGE_POLICY,
    )
  if (isPage) reply.header('reporting-endpoints', `reports="${REPORTS_PATH}"`)
  // Only where the site is served by HTTPS: browsers remember the header, and then refuse HTTP.
  if (origin.startsWith('https:')) reply.header('strict-transport-security', HTTPS_ONLY)
}
