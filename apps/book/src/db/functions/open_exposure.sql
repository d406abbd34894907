CREATE OR REPLACE FUNCTION open_exposure(p_status TEXT, p_exposure BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_status IN ('submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress') THEN p_exposure ELSE 0 END
$$;
