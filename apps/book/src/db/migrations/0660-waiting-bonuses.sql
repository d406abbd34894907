-- Free bets that wait while another one runs. The bonus service looks for them every second.
CREATE INDEX player_bonuses_overridden ON player_bonuses (id) WHERE overridden;
