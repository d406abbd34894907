-- What operators did to the book by commands, and what became of it. Rows are never changed.
CREATE TABLE operator_log (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at TIMESTAMPTZ NOT NULL,
  command TEXT NOT NULL,
  words TEXT[] NOT NULL,
  ok BOOLEAN NOT NULL,
  answer TEXT NOT NULL
);
CREATE FUNCTION operator_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of operators only grows' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER operator_log_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_log
  FOR EACH STATEMENT EXECUTE FUNCTION operator_log_refuse_change();
