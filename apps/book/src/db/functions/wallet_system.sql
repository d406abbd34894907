-- Id of a system account.
CREATE OR REPLACE FUNCTION wallet_system(p_code TEXT, p_currency TEXT) RETURNS BIGINT LANGUAGE sql STABLE AS
  'SELECT id FROM wallet_accounts WHERE system_code = p_code AND currency = p_currency';
