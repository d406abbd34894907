import { ensureBrowser } from './test/browser.ts'
import { ensureNats } from './test/nats.ts'
import { ensureNginx } from './test/nginx.ts'
import { ensurePostgres } from './test/postgres.ts'
import { ensurePrometheus } from './test/prometheus.ts'
import { ensureRabbitMq } from './test/rabbitmq.ts'
import { ensureRedis } from './test/redis.ts'

/** Installs the programs that measurements need, as `./test` does for tests. */
ensurePostgres()
ensureBrowser()
ensureRabbitMq()
ensurePrometheus()
ensureRedis()
ensureNginx()
ensureNats()
