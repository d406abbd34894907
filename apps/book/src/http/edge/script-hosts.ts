import type { SiteScript } from '@touchline/contract/site'

/** What the policy of a page lets in for a script of others. */
export interface ScriptHosts {
  readonly scripts: string
  readonly frames: string
  readonly calls: string
  readonly pictures: string
  readonly fonts: string
}

/** Hosts that each provider's script loads from. A host that is not listed is blocked (docs/decisions/0056). */
const HOSTS: Readonly<Record<SiteScript, ScriptHosts>> = {
  livechat: {
    scripts: 'https://cdn.livechatinc.com https://api.livechatinc.com',
    frames: 'https://secure.livechatinc.com',
    calls: 'https://api.livechatinc.com wss://api.livechatinc.com',
    pictures: 'https://cdn.livechatinc.com https://cdn.livechat-files.com',
    fonts: '',
  },
  zendesk: {
    scripts: 'https://static.zdassets.com',
    frames: '',
    calls: 'https://ekr.zdassets.com https://static.zdassets.com https://*.zendesk.com wss://*.zendesk.com',
    pictures: 'https://static.zdassets.com https://*.zendesk.com',
    fonts: '',
  },
  intercom: {
    scripts: 'https://widget.intercom.io https://js.intercomcdn.com',
    frames: 'https://intercom-sheets.com',
    calls: 'https://api-iam.intercom.io https://api.intercom.io wss://*.intercom.io',
    pictures: 'https://js.intercomcdn.com https://static.intercomassets.com',
    fonts: 'https://js.intercomcdn.com https://fonts.intercomcdn.com',
  },
  onesignal: {
    scripts: 'https://cdn.onesignal.com https://api.onesignal.com',
    frames: '',
    calls: 'https://onesignal.com https://api.onesignal.com',
    pictures: 'https://onesignal.com https://img.onesignal.com',
    fonts: '',
  },
}

const isKnown = (name: string): name is SiteScript => Object.hasOwn(HOSTS, name)

/**
 * Everything that a page may load for the scripts that are named, none of them twice; '' where there are none.
 * @param names of scripts, with spaces between
 */
export function scriptHosts(names: string): ScriptHosts {
  const all = names.split(' ').filter(isKnown)
  const of = (part: keyof ScriptHosts) => all.map((name) => HOSTS[name][part]).filter((hosts) => hosts !== '')
  const join = (part: keyof ScriptHosts) =>
    of(part)
      .map((hosts) => ` ${hosts}`)
      .join('')
  return {
    scripts: join('scripts'),
    frames: join('frames'),
    calls: join('calls'),
    pictures: join('pictures'),
    fonts: join('fonts'),
  }
}
