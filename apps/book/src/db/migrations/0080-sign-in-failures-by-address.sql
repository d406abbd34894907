-- Failures count for each address that somebody signs in from, and for all of them together under the empty one: a stranger who
-- guesses locks himself out and not the player.
ALTER TABLE sign_in_failures ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE sign_in_failures DROP CONSTRAINT sign_in_failures_pkey;
ALTER TABLE sign_in_failures ADD PRIMARY KEY (login, address);
