import '@touchline/ui/font.css'
import '@touchline/ui/tokens.css'
import '@touchline/ui/base.css'
import { PAGES } from './routes/registry.ts'
import { startPage } from './shell/start-page.tsx'

void startPage(PAGES, async () => (await import('./data/answers/checks.ts')).checks)
