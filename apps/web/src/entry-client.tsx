import '@touchline/ui/font.css'
import '@touchline/ui/tokens.css'
import '@touchline/ui/base.css'
import { part } from './platform/loading/part.ts'
import { PAGES } from './routes/registry.ts'
import { startPage } from './shell/start/start-page.tsx'

void startPage(
  PAGES,
  part(() => import('./data/answers/checks.ts')),
)
