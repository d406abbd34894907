-- Servers through which a process sends or receives the offer; empty where it needs none, or they do not answer.
ALTER TABLE book_processes ADD COLUMN offer_nodes text[] NOT NULL DEFAULT '{}';
