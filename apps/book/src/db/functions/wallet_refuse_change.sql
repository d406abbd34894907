CREATE OR REPLACE FUNCTION wallet_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger only grows: book a transfer that corrects it' USING ERRCODE = 'restrict_violation';
END $$;
