import type { BookConfig } from '../config.ts'
import { createPersonKeys, createPlatform, createSealer, findGroups, findOperator } from '../modules/platform/index.ts'
import { createSite } from '../modules/site/index.ts'
import type { Foundation } from './foundation.ts'
import type { SharedPorts } from './shared-ports.ts'
import { createTokenIssuer } from './token-issuer.ts'

export type PlayerSide = ReturnType<typeof createPlayerSide>

/** Accounts of players, and the site that they see. */
export function createPlayerSide(config: BookConfig, foundation: Foundation, shared: SharedPorts) {
  const { infra, own, secrets, passwords, mail, sms, realtime } = foundation
  const { db, clock } = infra
  const { isPhoneRequired, playMoneyCents, smsCountries, publicUrl, liveDelayMs } = config
  const { additionalProviders, multiSingleProviders, multipleFreebets } = config
  const groupsOf = (playerId: number) => findGroups(db, playerId, clock.now())
  const operatorOf = (playerId: number) => findOperator(db, playerId)
  const persons = createPersonKeys(secrets.identity)
  const site = createSite({
    ...shared,
    isPhoneRequired,
    demoHosts: config.demoHosts,
    publisher: own.publisher.publisher,
    operatorOf,
    groupsOf,
    hasLists: realtime.hasLists,
    orderSports: shared.catalogue.orderSports,
  })
  const platform = createPlatform({
    ...shared,
    persons,
    tokens: createTokenIssuer(secrets, clock),
    authenticatorKeys: secrets.authenticators,
    blockedCountries: site.blockedCountries,
    siteName: site.siteName,
    passwords,
    mail,
    sms,
    terms: {
      isPhoneRequired,
      playMoneyCents,
      smsCountries,
      publicUrl,
      liveDelayMs,
      additionalProviders,
      launchProviders: [...config.launchUrls.keys()],
      multiSingleProviders,
      multipleFreebets,
    },
  })
  return { groupsOf, operatorOf, persons, site, platform, sealer: createSealer(secrets.authenticators) }
}
