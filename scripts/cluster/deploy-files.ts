import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import { composeFile } from './compose.ts'
import { memberNamed } from './description.ts'
import { kubernetesFiles } from './kubernetes.ts'
import { nginxConfig } from './nginx-config.ts'

const SHIPPED_CENTRIFUGO = 'apps/book/src/modules/realtime/centrifugo.json'

/** The proxy of containers resolves names repeatedly, so that new processes are found. */
function nginxIn(resolver: string, domain: string): string {
  const { public: open = 0, calls = 0, engine = 0 } = memberNamed('nginx').ports
  const server = (member: string, port: string) => [`${member}${domain}:${memberNamed(member).ports[port]} resolve`]
  return nginxConfig({
    listen: { public: String(open), calls: String(calls), engine: String(engine) },
    upstreams: {
      api: server('api', 'calls'),
      web: server('web', 'pages'),
      sockets: server('centrifugo', 'sockets'),
      engine: server('centrifugo', 'internal'),
    },
    folder: '/tmp',
    resolver,
  })
}

/** Every file of `deploy/` that is made from the description of the cluster, by its path from the root. */
export function deployFiles(): Readonly<Record<string, string>> {
  const centrifugo = readFileSync(join(ROOT, SHIPPED_CENTRIFUGO), 'utf8')
  const nginx = nginxIn('kube-dns.kube-system.svc.cluster.local', '.touchline.svc.cluster.local')
  const kubernetes = Object.entries(kubernetesFiles(nginx, centrifugo))
  return {
    'deploy/compose.yaml': composeFile(),
    'deploy/nginx-compose.conf': nginxIn('127.0.0.11', ''),
    ...Object.fromEntries(kubernetes.map(([name, text]) => [`deploy/kubernetes/${name}`, text])),
  }
}
