-- What the book gives players to begin with is no deposit of theirs: limits on deposits and their history leave it out.
INSERT INTO transfer_kinds (kind, from_side, to_side, meaning) VALUES
  ('play_money', '{deposits}', '{player}', 'play money that a player begins with');
