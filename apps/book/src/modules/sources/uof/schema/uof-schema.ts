/**
 * Elements and attributes of the Unified Odds Feed, of its messages and of the documents that they go by: whether this
 * book reads an attribute, or why not. From the public documentation (docs.sportradar.com/uof), the schemas of the
 * public SDKs (UnifiedOddsSdkJava 4.9, UnifiedOddsSdkNetCore 3.11, oddin-gg/javasdk) and the recorded documents of
 * these; a test holds it against the readers and against recordings.
 */

/** Why attributes are left aside. */
export const LEFT_ASIDE = {
  recovery: 'Whose request it answers: what is sent again counts by its time, as if it had come then.',
  certainty: 'Both certainties pay, and a later one corrects (docs/decisions/0009).',
  programme: 'Kick-off and state of play are read; the rest of the programme is not shown.',
  reasons:
    'The reason of a bet stop or a price change is not shown: prices and statuses of the markets say what may be bet on.',
  model: 'How the provider computes prices; nothing is priced from it.',
  identity: 'No part of what a market is, by the documentation.',
  texts: 'Said again by what is read.',
  oddinTexts: 'Fills a template of the provider; its description is shown, which has no gaps.',
  lifetime: 'Bets end by next_betstop; a market is there while messages bring it.',
  team: 'Which side a player is of; lists of players are not divided by it.',
  parts: 'Parts of `probabilities`; a cash-out goes by that and the price, whichever is less.',
  detail: 'Detail of a scoreboard that this book does not draw.',
  results: 'Results of periods are those of period_scores.',
  xml: 'About the document, not about what it describes.',
  identityOf: 'What specifiers mean; their values are read where a market has them.',
  mapping: 'Ids of older feeds.',
  profile: 'Not shown.',
  media: 'Channels and ids of other services.',
  coverage: 'What the provider reports of a match; `reporting` says what it does now.',
  refused: 'The document is refused with a reason: nothing here goes by it.',
} as const

/** The use of the attributes of an element: those that are read, and the others by the reason. */
interface ElementUse {
  readonly read: string
  readonly aside?: Readonly<Partial<Record<keyof typeof LEFT_ASIDE, string>>>
}

export const UOF_SCHEMA: Readonly<Record<string, ElementUse>> = {
  odds_change: { read: 'event_id product timestamp', aside: { recovery: 'request_id', reasons: 'odds_change_reason' } },
  bet_stop: { read: 'event_id product timestamp groups market_status', aside: { recovery: 'request_id' } },
  bet_settlement: { read: 'event_id product timestamp', aside: { certainty: 'certainty', recovery: 'request_id' } },
  rollback_bet_settlement: { read: 'event_id product timestamp', aside: { recovery: 'request_id' } },
  bet_cancel: {
    read: 'event_id product timestamp start_time end_time superceded_by void_reason',
    aside: { recovery: 'request_id' },
  },
  rollback_bet_cancel: { read: 'event_id product timestamp start_time end_time', aside: { recovery: 'request_id' } },
  fixture_change: {
    read: 'event_id product timestamp change_type start_time',
    aside: { recovery: 'request_id', programme: 'next_live_time' },
  },
  alive: { read: 'product timestamp subscribed' },
  snapshot_complete: { read: 'product timestamp', aside: { recovery: 'request_id' } },
  product_down: { read: 'product timestamp' },
  odds: { read: '', aside: { reasons: 'betting_status betstop_reason' } },
  odds_generation_properties: { read: '', aside: { model: 'expected_totals expected_supremacy' } },
  market: {
    read: 'id specifiers status favourite cashout_status void_reason void_reason_id name variant groups',
    aside: {
      identity: 'extended_specifiers',
      texts: 'outcome_type includes_outcomes_of_type result',
      oddinTexts: 'void_reason_params',
    },
  },
  market_metadata: { read: 'next_betstop', aside: { lifetime: 'start_time end_time' } },
  outcome: {
    read: 'id odds probabilities active result void_factor dead_heat_factor name',
    aside: {
      team: 'team',
      parts: 'win_probabilities lose_probabilities half_win_probabilities half_lose_probabilities refund_probabilities',
    },
  },
  sport_event_status: {
    read: 'status reporting match_status home_score away_score home_gamescore away_gamescore current_server',
    aside: {
      detail:
        'match_status_code scoreboard_available winner_id home_penalty_score away_penalty_score home_legscore away_legscore tiebreak expedite_mode home_suspend away_suspend balls strikes outs bases home_batter away_batter possession position try yards visit throw remaining_reds delivery over innings home_remaining_bowls away_remaining_bowls current_end home_penalty_runs away_penalty_runs home_dismissals away_dismissals current_ct_team',
    },
  },
  clock: { read: 'match_time stoppage_time stoppage_time_announced remaining_time remaining_time_in_period stopped' },
  period_score: {
    read: 'number match_status_code home_score away_score',
    aside: { detail: 'type home_won_rounds away_won_rounds home_goals away_goals' },
  },
  yellow_cards: { read: 'home away' },
  red_cards: { read: 'home away' },
  yellow_red_cards: { read: 'home away' },
  corners: { read: 'home away' },
  green_cards: { read: 'home away' },
  result: { read: '', aside: { results: 'home_score away_score match_status_code' } },
  scoreboard: {
    read: '',
    aside: {
      detail:
        'away_destroyed_towers away_destroyed_turrets away_goals away_gold away_kills away_won_rounds current_ct_team current_def_team current_round elapsed_time game_time home_destroyed_towers home_destroyed_turrets home_goals home_gold home_kills home_won_rounds time',
    },
  },
  fixtures_fixture: { read: 'generated_at', aside: { xml: 'schemaLocation' } },
  fixture: {
    read: 'id status start_time scheduled name',
    aside: { programme: 'liveodds next_live_time scheduled_end start_time_confirmed start_time_tbd replaced_by' },
  },
  tournament: { read: 'id name', aside: { texts: 'abbreviation', programme: 'risk_tier scheduled scheduled_end' } },
  sport: { read: 'id name', aside: { texts: 'abbreviation' } },
  category: { read: 'id name country_code' },
  competitor: {
    read: 'id name abbreviation qualifier country_code',
    aside: { texts: 'country', profile: 'gender underage' },
  },
  venue: { read: 'name city_name', aside: { profile: 'id capacity country_code country_name map_coordinates' } },
  season: { read: '', aside: { programme: 'id name start_date end_date year tournament_id' } },
  tournament_round: {
    read: '',
    aside: { programme: 'type number name phase betradar_id group_long_name cup_round_matches cup_round_match_number' },
  },
  market_descriptions: { read: '', aside: { xml: 'response_code' } },
  variant_descriptions: { read: '', aside: { xml: 'response_code' } },
  variant: { read: 'id' },
  attribute: { read: 'name', aside: { texts: 'description' } },
  specifier: { read: '', aside: { identityOf: 'name type description' } },
  mapping: { read: '', aside: { mapping: 'market_id product_id product_ids sov_template sport_id valid_for' } },
  mapping_outcome: { read: '', aside: { mapping: 'outcome_id product_outcome_id product_outcome_name' } },
  player_profile: { read: '', aside: { xml: 'generated_at schemaLocation' } },
  player: {
    read: 'id name full_name',
    aside: { profile: 'abbreviation country_code date_of_birth gender height nationality type weight' },
  },
  channel: { read: '', aside: { media: 'id name' } },
  coverage: { read: '', aside: { coverage: 'includes' } },
  coverage_info: { read: '', aside: { coverage: 'covered_from level live_coverage' } },
  info: { read: '', aside: { coverage: 'key value' } },
  link: { read: '', aside: { media: 'name ref' } },
  reference_id: { read: '', aside: { media: 'name value' } },
  tv_channel: { read: '', aside: { media: 'language name start_time stream_url' } },
  match_summary: { read: '', aside: { refused: 'generated_at' } },
  sport_event: { read: '', aside: { refused: 'id name scheduled status' } },
  producers: { read: '', aside: { refused: 'response_code' } },
  producer: {
    read: '',
    aside: { refused: 'id name description api_url active scope stateful_recovery_window_in_minutes' },
  },
  match_status_descriptions: { read: '', aside: { xml: 'response_code' } },
  match_status: { read: 'id description' },
  sports: { read: '', aside: { texts: 'all' } },
  void_reasons_descriptions: { read: '', aside: { xml: 'response_code' } },
  void_reasons: { read: '', aside: { xml: 'response_code' } },
  void_reason: { read: 'id name description', aside: { oddinTexts: 'template' } },
  param: { read: '', aside: { oddinTexts: 'name' } },
}

/** Elements without attributes: they hold others, or are passed over. */
export const PLAIN_ELEMENTS: readonly string[] = [
  'attributes',
  'competitors',
  'coverage_infos',
  'extra_info',
  'is_auto_traded',
  'is_in_hosted_statistics',
  'is_in_live_center_soccer',
  'is_in_live_score',
  'links',
  'mappings',
  'outcomes',
  'period_scores',
  'players',
  'product_info',
  'reference_ids',
  'results',
  'specifiers',
  'statistics',
  'streaming',
  'tv_channels',
]
