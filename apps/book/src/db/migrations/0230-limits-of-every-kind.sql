-- Limits on deposits and on time, and how a period is counted: by the calendar where the player lives, or back from now.
ALTER TABLE player_limits
  DROP CONSTRAINT player_limits_type_check,
  DROP CONSTRAINT player_limits_check1,
  DROP CONSTRAINT player_limits_check2,
  DROP CONSTRAINT player_limits_check4,
  ADD COLUMN strategy TEXT CHECK (strategy IN ('calendar', 'rolling')),
  ADD CONSTRAINT player_limits_types CHECK (type IN ('activity', 'sportsbook_session', 'session', 'bet', 'time', 'loss', 'wager',
    'deposit', 'reality_check', 'selfexclusion', 'coolingoff')),
  -- Other amounts are ms.
  ADD CONSTRAINT player_limits_money CHECK ((currency IS NOT NULL) = (type IN ('bet', 'loss', 'wager', 'deposit'))),
  ADD CONSTRAINT player_limits_periods CHECK ((period IS NOT NULL) = (type IN ('loss', 'wager', 'deposit', 'time', 'activity'))),
  -- A change without confirm_until needs no second word: what takes its place begins at confirm_from.
  ADD CONSTRAINT player_limits_wishes CHECK (confirm_until IS NULL OR confirm_from IS NOT NULL);
UPDATE player_limits SET strategy = 'calendar' WHERE period IS NOT NULL;
ALTER TABLE player_limits ADD CONSTRAINT player_limits_strategies CHECK ((strategy IS NOT NULL) = (period IS NOT NULL));
DROP INDEX player_limits_one;
CREATE UNIQUE INDEX player_limits_one ON player_limits (player_id, type, coalesce(period, ''), coalesce(strategy, ''))
  WHERE ended_at IS NULL AND amount IS NOT NULL;
