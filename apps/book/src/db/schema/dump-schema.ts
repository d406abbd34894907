import type { Db } from '../db.ts'

/**
 * What a database holds, as text that reads like SQL and is the same on PGlite and every PostgreSQL: tables with their
 * columns, constraints, indexes and triggers, then views, types and functions, each in the order of its name.
 */
export async function dumpSchema(db: Db): Promise<string> {
  const parts = await Promise.all([tables(db), views(db), functions(db)])
  return `${parts.flat().join('\n')}`
}

async function tables(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string; columns: string; more: string[] }>(`
    SELECT c.relname::text AS name,
      (SELECT string_agg(format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
                CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
                CASE WHEN a.attidentity <> '' THEN ' GENERATED ' || CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END || ' AS IDENTITY'
                     ELSE coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') END), E'\\n' ORDER BY a.attname COLLATE "C")
       FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
      ARRAY(SELECT '  ' || pg_get_constraintdef(k.oid) FROM pg_constraint k
            WHERE k.conrelid = c.oid AND k.contype <> 'n' ORDER BY k.contype, pg_get_constraintdef(k.oid) COLLATE "C")
      || ARRAY(SELECT '  ' || pg_get_indexdef(i.indexrelid) FROM pg_index i
            WHERE i.indrelid = c.oid AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)
            ORDER BY pg_get_indexdef(i.indexrelid) COLLATE "C")
      || ARRAY(SELECT '  ' || pg_get_triggerdef(t.oid) FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal ORDER BY t.tgname COLLATE "C")
      || CASE WHEN c.relkind = 'p' THEN ARRAY['  PARTITION BY ' || pg_get_partkeydef(c.oid)] ELSE '{}' END
      AS more
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY c.relname COLLATE "C"`)
  return rows.map(({ name, columns, more }) =>
    [`TABLE ${name}`, columns, ...more, ''].join('\n').replaceAll('public.', ''),
  )
}

async function views(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string; columns: string }>(`
    SELECT c.relname::text AS name, (
      SELECT string_agg(format('  %s %s', a.attname, format_type(a.atttypid, a.atttypmod)), E'\\n' ORDER BY a.attnum)
      FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0) AS columns
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'v' ORDER BY c.relname COLLATE "C"`)
  return rows.map(({ name, columns }) => `VIEW ${name}\n${columns}\n`)
}

async function functions(db: Db): Promise<string[]> {
  const rows = await db.query<{ text: string }>(`
    SELECT format('FUNCTION %s(%s) RETURNS %s', p.proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid)) AS text
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
    ORDER BY p.proname COLLATE "C", pg_get_function_identity_arguments(p.oid)`)
  return [...rows.map(({ text }) => text), '']
}
