export const REFERENCE_SCRIPT = '/api/docs/reference.js'

const CONFIGURATION = {
  // Nothing may come from, or go to, another host.
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  defaultOpenAllTags: false,
  hiddenClients: [
    'c',
    'clojure',
    'csharp',
    'dart',
    'fsharp',
    'java',
    'kotlin',
    'objc',
    'ocaml',
    'powershell',
    'r',
    'swift',
  ],
}

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** The interactive reference of the calls. It has no inline script. */
export function referencePage(): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Touchline API</title>
</head><body>
<noscript><p>This reference needs JavaScript. The documents themselves do not:
<a href="/api/docs/openapi.json">openapi.json</a>, <a href="/api/docs/asyncapi.json">asyncapi.json</a>.</p></noscript>
<script id="api-reference" data-url="/api/docs/openapi.json" data-configuration="${attribute(JSON.stringify(CONFIGURATION))}"></script>
<script src="${REFERENCE_SCRIPT}"></script>
</body></html>`
}

/** The policy of the product's pages, but for the style elements that the reference adds: they cannot run anything. */
export const REFERENCE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')
