-- The true state of every leg, beside its stored state: `leg_decisions` without the messages. A release that starts in
-- place of a later one puts its own form of a view back, which cannot take columns away: so this view gets none.
CREATE OR REPLACE VIEW leg_facts AS
  SELECT bet_id, position, match_id, status, dead_heat_factor, final_text, cancelled, void_reason, true_status, true_dead_heat_factor,
         true_final_text, true_cancelled, true_void_reason, deduction, true_deduction
  FROM leg_decisions;
