-- What some countries want to know of who plays there, beside name and birth.
ALTER TABLE players ADD COLUMN street TEXT;
ALTER TABLE players ADD COLUMN postal_code TEXT;
ALTER TABLE players ADD COLUMN city TEXT;
ALTER TABLE players ADD COLUMN personal_number TEXT;
ALTER TABLE sign_ups ADD COLUMN street TEXT;
ALTER TABLE sign_ups ADD COLUMN postal_code TEXT;
ALTER TABLE sign_ups ADD COLUMN city TEXT;
ALTER TABLE sign_ups ADD COLUMN mobile_phone TEXT;
ALTER TABLE sign_ups ADD COLUMN personal_number TEXT;
