import { writeYaml, type Yaml } from '../monitoring/write-yaml.ts'
import {
  CENTRIFUGO_SECRETS,
  COMMANDS,
  callersOf,
  containerSettings,
  imageOf,
  list,
  NATS_COMMAND,
} from './containers.ts'
import { MEMBERS, type Member, type Places } from './description.ts'

/**
 * Not in the manifests: PostgreSQL with its standby is managed elsewhere, and a payment provider replaces the demo
 * cashier.
 */
const OUTSIDE = ['postgres', 'standby', 'cashier']
const NAMESPACE = 'touchline'
const SECRETS_NAME = 'touchline-secrets'
const SETTINGS_NAME = 'touchline-settings'
/** Balancers need this long to learn that a process gets no more visitors. */
const DRAIN_SECONDS = 5
const GRACE_SECONDS = 30

const INSIDE = MEMBERS.filter(({ name }) => !OUTSIDE.includes(name))

/** Kubernetes fills in `$(NAME)` from the variables before it. */
const PLACES: Places = {
  publicUrl: '$(PUBLIC_URL)',
  calls: 'http://nginx:8081',
  engine: 'http://nginx:8082',
  // From the secret: the database is managed elsewhere.
  replica: '',
  redis: 'redis://redis:6379',
  nats: '',
  cashier: '$(CASHIER_URL)',
  proxies: '10.0.0.0/8',
  offerHost: '',
}

const SIZES: Readonly<Partial<Record<Member['program'], readonly [cpu: string, memory: string]>>> = {
  book: ['500m', '768Mi'],
  web: ['500m', '512Mi'],
  centrifugo: ['250m', '256Mi'],
  redis: ['100m', '128Mi'],
  nats: ['250m', '256Mi'],
  nginx: ['100m', '64Mi'],
}

const labels = (name: string): Yaml => ({ 'app.kubernetes.io/name': name, 'app.kubernetes.io/part-of': 'touchline' })
const selector = (name: string): Yaml => ({ 'app.kubernetes.io/name': name })
const object = (apiVersion: string, kind: string, name: string, rest: Readonly<Record<string, Yaml>>): Yaml => ({
  apiVersion,
  kind,
  metadata: { name, namespace: NAMESPACE, labels: labels(name) },
  ...rest,
})

function environmentOf(member: Member): readonly Yaml[] {
  const fromSettings = (name: string): Yaml => ({
    name,
    valueFrom: { configMapKeyRef: { name: SETTINGS_NAME, key: name } },
  })
  const fromSecret = (name: string, isOptional: boolean): Yaml => ({
    name,
    valueFrom: { secretKeyRef: { name: SECRETS_NAME, key: name, ...(isOptional && { optional: true }) } },
  })
  const {
    PUBLIC_URL,
    CASHIER_URL,
    NATS_URL: _,
    DATABASE_REPLICA_URL: replica,
    ...settings
  } = containerSettings(member, PLACES)
  const needsUrl = member.program === 'centrifugo' || PUBLIC_URL !== undefined
  return [
    ...(needsUrl ? [fromSettings('PUBLIC_URL')] : []),
    ...(CASHIER_URL === undefined ? [] : [fromSettings('CASHIER_URL')]),
    ...(member.program === 'book'
      ? [{ name: 'OFFER_HOST', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } }]
      : []),
    ...(replica === undefined ? [] : [fromSecret('DATABASE_REPLICA_URL', true)]),
    ...Object.entries(settings).map(([name, value]) => ({ name, value })),
    ...member.secrets.map((key) => ({
      name: (member.program === 'centrifugo' && key !== 'DATABASE_URL' && CENTRIFUGO_SECRETS[key]) || key,
      valueFrom: { secretKeyRef: { name: SECRETS_NAME, key } },
    })),
  ]
}

function probesOf({ program, ready, alive, ports }: Member): Readonly<Record<string, Yaml>> {
  const [first = ''] = Object.keys(ports)
  const port = program === 'centrifugo' ? 'internal' : first
  const asks = (path: string | null): Record<string, Yaml> =>
    path === null ? { tcpSocket: { port } } : { httpGet: { path, port } }
  return {
    startupProbe: { ...asks(alive), periodSeconds: 2, failureThreshold: 60 },
    readinessProbe: { ...asks(ready), periodSeconds: 2, timeoutSeconds: 2, failureThreshold: 2 },
    // Health fails while the database is away, which a restart does not mend: a process has a minute.
    livenessProbe: { ...asks(alive), periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 },
  }
}

/** What a container may write to, and the files that it reads. */
function volumesOf({ program, name }: Member): { readonly volumes: readonly Yaml[]; readonly mounts: readonly Yaml[] } {
  const volumes: Yaml[] = [{ name: 'tmp', emptyDir: {} }]
  const mounts: Yaml[] = [{ name: 'tmp', mountPath: '/tmp' }]
  if (program === 'book' || program === 'web') {
    volumes.push({ name: 'data', emptyDir: {} })
    mounts.push({ name: 'data', mountPath: '/data' })
  }
  const file = {
    nginx: ['/etc/nginx/nginx.conf', 'nginx.conf'],
    centrifugo: ['/centrifugo/config.json', 'config.json'],
  }
  const read = program === 'nginx' || program === 'centrifugo' ? file[program] : null
  if (read !== null) {
    volumes.push({ name: 'config', configMap: { name: `${name}-config` } })
    mounts.push({ name: 'config', mountPath: read[0] ?? '', subPath: read[1] ?? '', readOnly: true })
  }
  return { volumes, mounts }
}

const OTHER_COMMANDS: Readonly<Partial<Record<Member['program'], readonly string[]>>> = {
  redis: ['redis-server', '--save', '', '--appendonly', 'no'],
  nats: NATS_COMMAND,
  centrifugo: ['centrifugo', '-c', '/centrifugo/config.json'],
}

function deployment(member: Member): Yaml {
  const { name, program, count, ports } = member
  const { volumes, mounts } = volumesOf(member)
  const [cpu = '', memory = ''] = SIZES[program] ?? []
  const command = COMMANDS[program] ?? OTHER_COMMANDS[program]
  const container: Yaml = {
    name,
    image: imageOf(member, 'touchline'),
    ...(command !== undefined && { command: list(command) }),
    env: [...environmentOf(member)],
    ...(program === 'book' && { envFrom: [{ configMapRef: { name: SETTINGS_NAME } }] }),
    ports: Object.entries(ports).map(([key, containerPort]) => ({ name: key, containerPort })),
    ...probesOf(member),
    lifecycle: { preStop: { sleep: { seconds: DRAIN_SECONDS } } },
    resources: { requests: { cpu, memory }, limits: { memory } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: list(['ALL']) },
    },
    volumeMounts: [...mounts],
  }
  return object('apps/v1', 'Deployment', name, {
    spec: {
      replicas: count,
      selector: { matchLabels: selector(name) },
      // Two servers that know nothing of each other would divide their clients.
      strategy:
        program === 'nats'
          ? { type: 'Recreate' }
          : { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels: labels(name) },
        spec: {
          automountServiceAccountToken: false,
          terminationGracePeriodSeconds: GRACE_SECONDS,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: 1_000,
            runAsGroup: 1_000,
            fsGroup: 1_000,
            seccompProfile: { type: 'RuntimeDefault' },
          },
          ...(count > 1 && {
            topologySpreadConstraints: [
              {
                maxSkew: 1,
                topologyKey: 'kubernetes.io/hostname',
                whenUnsatisfiable: 'ScheduleAnyway',
                labelSelector: { matchLabels: selector(name) },
              },
            ],
          }),
          containers: [container],
          volumes: [...volumes],
        },
      },
    },
  })
}

/**
 * Names of all processes: the proxy chooses one, and tries another after a failure. The proxy, Redis and NATS have one
 * address each.
 */
function service({ name, program, ports }: Member): Yaml {
  const isHeadless = !['nginx', 'redis', 'nats'].includes(program)
  return object('v1', 'Service', name, {
    spec: {
      ...(isHeadless && { clusterIP: 'None' }),
      selector: selector(name),
      ports: Object.entries(ports).map(([key, port]) => ({ name: key, port, targetPort: key })),
    },
  })
}

const budget = ({ name, count }: Member): Yaml =>
  object('policy/v1', 'PodDisruptionBudget', name, {
    spec: { minAvailable: count - 1, selector: { matchLabels: selector(name) } },
  })

/** Who may connect to which port; everything else is refused. */
function networkPolicy(member: Member): Yaml {
  const ingress = Object.keys(member.ports).flatMap((port): Yaml[] => {
    const callers = callersOf(member.name, port)
    const from = callers.map(
      (name): Yaml =>
        name === 'ingress' || name === 'monitoring'
          ? { namespaceSelector: { matchLabels: { 'touchline/reaches': name } } }
          : { podSelector: { matchLabels: selector(name) } },
    )
    return from.length === 0 ? [] : [{ from, ports: [{ port, protocol: 'TCP' }] }]
  })
  return object('networking.k8s.io/v1', 'NetworkPolicy', member.name, {
    spec: { podSelector: { matchLabels: selector(member.name) }, policyTypes: list(['Ingress']), ingress },
  })
}

const document = (objects: readonly Yaml[]): string => objects.map(writeYaml).join('---\n')

/**
 * Files of `deploy/kubernetes` by name. @param nginx text of the proxy's configuration @param centrifugo the shipped
 * one
 */
export function kubernetesFiles(nginx: string, centrifugo: string): Readonly<Record<string, string>> {
  const files = Object.fromEntries(
    INSIDE.map((member) => {
      const config =
        member.program === 'nginx'
          ? { 'nginx.conf': nginx }
          : member.program === 'centrifugo' && { 'config.json': centrifugo }
      return [
        `${member.name}.yaml`,
        document([
          ...(config ? [object('v1', 'ConfigMap', `${member.name}-config`, { data: config })] : []),
          deployment(member),
          service(member),
          ...(member.count > 1 ? [budget(member)] : []),
          networkPolicy(member),
        ]),
      ]
    }),
  )
  return {
    ...files,
    'namespace.yaml': document([
      {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name: NAMESPACE, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
      },
      object('networking.k8s.io/v1', 'NetworkPolicy', 'default-deny', {
        spec: { podSelector: {}, policyTypes: list(['Ingress']) },
      }),
    ]),
    'settings.yaml': document([
      object('v1', 'ConfigMap', SETTINGS_NAME, {
        data: {
          PUBLIC_URL: 'https://bets.example',
          CASHIER_URL: 'https://cashier.example',
          LIMIT_SCALE: '0.5',
          NATS_URL: '',
        },
      }),
    ]),
    'kustomization.yaml': writeYaml({
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      resources: list([
        'namespace.yaml',
        'settings.yaml',
        ...INSIDE.filter(({ isOptional }) => !isOptional).map(({ name }) => `${name}.yaml`),
      ]),
      images: [{ name: 'touchline', newName: 'registry.example/touchline', newTag: '2026.11.1' }],
    }),
  }
}
