import type { Provider } from '@touchline/betting'
import { SERVED_LOCALES } from '../kernel/locale.ts'
import { readProviderOrder } from '../kernel/provider-order.ts'
import { address, choice, names, numbered, optional, optionalInteger, parsed, text } from './fields.ts'

/** Providers that the Unified Odds Feed can bring. */
export const UOF_PROVIDERS = ['betradar', 'betconstruct', 'oddin'] as const satisfies readonly Provider[]

/** A switch that is off where it is not set. */
const SWITCH = ['off', 'on'] as const

/** Sessions with the vendors of feeds, and which of several providers offers an event. */
export const FEED_FIELDS = {
  UOF_PROVIDERS: names('UOF_PROVIDERS', UOF_PROVIDERS, []).meta({
    meaning: 'providers whose events and prices come from the Unified Odds Feed instead of the simulator',
    unset: 'none',
  }),
  UOF_MQ_URL: address('UOF_MQ_URL').meta({
    meaning:
      'message broker of the Unified Odds Feed, `amqps://mq.betradar.com:5671`; the process with the role `feed` holds the session ([feeds](docs/operating/feeds.md))',
    unset: 'messages come by `npm run book -- ingest` alone',
  }),
  UOF_API_URL: address('UOF_API_URL').meta({
    meaning: 'its API, `https://api.betradar.com/v1`',
    unset: 'needed with `UOF_MQ_URL`',
  }),
  UOF_TOKEN: optional().meta({ meaning: 'access token, for both', unset: 'needed with `UOF_MQ_URL`' }),
  UOF_PASSWORD: text('').meta({ meaning: 'password that goes with the token at the broker', unset: 'empty' }),
  UOF_BOOKMAKER_ID: optional().meta({
    meaning: 'number of the bookmaker, which names the virtual host `/unifiedfeed/NUMBER`',
    unset: 'needed with `UOF_MQ_URL`',
  }),
  UOF_NODE_ID: optionalInteger('UOF_NODE_ID', 1, 1_000_000).meta({
    meaning: 'number of this book among several of one bookmaker: answers to its requests carry it',
    unset: 'none',
  }),
  UOF_SESSION_PROVIDER: choice('UOF_SESSION_PROVIDER', UOF_PROVIDERS).meta({
    meaning: 'provider whose producers the session brings; one of `UOF_PROVIDERS`',
    unset: '`betradar`',
  }),
  UOF_LANGUAGES: names('UOF_LANGUAGES', SERVED_LOCALES, ['en']).meta({
    meaning: 'languages that names are asked for in',
    unset: '`en`',
  }),
  UOF_SCHEDULE_DAYS: optionalInteger('UOF_SCHEDULE_DAYS', 0, 14).meta({
    meaning: 'days of the programme that are requested before prices come, today among them; 0: none',
    unset: '3',
  }),
  UOF_CA_FILE: optional().meta({
    meaning: 'certificates of a private authority that signs for broker and API, PEM',
    unset: 'the public ones',
  }),
  UOF_REPLAY: choice('UOF_REPLAY', SWITCH).meta({
    meaning: 'whether the broker is a replay server, which sends no signs of life and knows no recovery: `off`, `on`',
    unset: '`off`',
  }),
  UOF_CUSTOM_BETS: choice('UOF_CUSTOM_BETS', SWITCH).meta({
    meaning: "whether custom bets on events of the session are priced, by the vendor's API: `off`, `on`",
    unset: '`off`',
  }),
  UOF_PROBABILITIES: choice('UOF_PROBABILITIES', SWITCH).meta({
    meaning:
      "whether cash-outs on events of the session go by the probabilities of the vendor's API, where messages carry none: `off`, `on`",
    unset: '`off`',
  }),
  LSPORTS_MQ_URL: address('LSPORTS_MQ_URL').meta({
    meaning:
      'message broker of TRADE360 for what is in play, with its virtual host: `amqps://stm-inplay.lsports.eu:5671/StmInPlay` ([feeds](docs/operating/feeds.md))',
    unset: 'no session with LSports',
  }),
  LSPORTS_PACKAGE_ID: optionalInteger('LSPORTS_PACKAGE_ID', 1, 2_147_483_647).meta({
    meaning: 'number of the package that it distributes',
    unset: 'needed with `LSPORTS_MQ_URL`',
  }),
  LSPORTS_PREMATCH_MQ_URL: address('LSPORTS_PREMATCH_MQ_URL').meta({
    meaning: 'the same for what comes before the start: `amqps://stm-prematch.lsports.eu:5671/StmPreMatch`',
    unset: 'in play alone',
  }),
  LSPORTS_PREMATCH_PACKAGE_ID: optionalInteger('LSPORTS_PREMATCH_PACKAGE_ID', 1, 2_147_483_647).meta({
    meaning: 'number of that package',
    unset: 'needed with `LSPORTS_PREMATCH_MQ_URL`',
  }),
  LSPORTS_USER: optional().meta({ meaning: 'user of the packages', unset: 'needed with either' }),
  LSPORTS_PASSWORD: optional().meta({ meaning: 'password of the user', unset: 'needed with either' }),
  LSPORTS_API_URL: address('LSPORTS_API_URL').meta({
    meaning: 'API that starts distribution, `https://stm-api.lsports.eu`',
    unset: 'needed with either',
  }),
  LSPORTS_SNAPSHOT_URL: address('LSPORTS_SNAPSHOT_URL').meta({
    meaning: 'API of snapshots, `https://stm-snapshot.lsports.eu`',
    unset: 'needed with either',
  }),
  LSPORTS_LANGUAGES: numbered('LSPORTS_LANGUAGES', SERVED_LOCALES).meta({
    meaning: 'languages that names are asked for in, each with the number that LSports gave you for it: `de=5,es=7`',
    unset: 'English names alone',
  }),
  LSPORTS_CA_FILE: optional().meta({
    meaning: 'certificates of a private authority that signs for broker and APIs, PEM',
    unset: 'the public ones',
  }),
  PROVIDER_ORDER: parsed(readProviderOrder, '').meta({
    meaning:
      'which provider offers an event that several have, by sport type: `regular=betradar>oddin,cyber=oddin>betradar` ([feeds](docs/operating/feeds.md))',
    unset: 'the order of all providers',
  }),
  FEED_FAILOVER: optionalInteger('FEED_FAILOVER', 1, 3_600).meta({
    meaning: 'after how many seconds the next provider takes over the events of one that is down',
    unset: 'none does, and its markets stay suspended',
  }),
}
