-- What a nickname looks like: no two players have names that cannot be told apart. Those from before have none until they change.
ALTER TABLE players ADD COLUMN nickname_look TEXT;
CREATE UNIQUE INDEX players_nickname_look ON players (nickname_look);
