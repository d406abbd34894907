import { CALLS, type CallDefinition, ERRORS } from '@touchline/contract'

/** The calls and errors on one readable page, made from the contract. */
export function docsPage(): string {
  const calls = Object.entries<CallDefinition>(CALLS).map(
    ([name, call]) =>
      `<tr id="${name}"><td><code>${call.method}</code></td><td><code>${escapeHtml(call.path)}</code></td>` +
      `<td>${escapeHtml(call.summary)}</td><td>${call.auth}</td></tr>`,
  )
  const errors = Object.values(ERRORS).map(
    (error) => `<tr><td>${error.code}</td><td>${error.status}</td><td><code>${error.key}</code></td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Touchline API</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
table { border-collapse: collapse; inline-size: 100% }
th, td { border-block-end: 1px solid #8884; padding: .4rem .6rem; text-align: start; vertical-align: top }
</style></head><body>
<h1>Touchline API</h1>
<p>Odds are integers &times;10,000, money is integer subunits of the currency, times are ISO 8601 in UTC.
Calls that change something carry <code>X-App: touchline</code> and JSON. The whole description with all schemas is
<a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<h2>Calls</h2>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who</th></tr></thead><tbody>
${calls.join('\n')}
</tbody></table>
<h2>Errors</h2>
<p>An error answers <code>{code, key, localized_message, data: {details, errors_by_bet}}</code>.</p>
<table><thead><tr><th>Code</th><th>Status</th><th>Key</th></tr></thead><tbody>
${errors.join('\n')}
</tbody></table>
</body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
}
