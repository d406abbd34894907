-- Who owns the offer: the process that plays the feed says where the others hear of every change.
-- Its role's lock decides who that is; the epoch tells followers that another one has taken over.
CREATE TABLE offer_owner (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  epoch   integer NOT NULL,
  address text NOT NULL,
  since   timestamptz NOT NULL
);
