/** Addresses of the processes behind the proxy, as `host:port`, with a parameter where one is needed. */
export interface Upstreams {
  readonly api: readonly string[]
  readonly web: readonly string[]
  readonly sockets: readonly string[]
  readonly engine: readonly string[]
}

export interface NginxPlace {
  /** Where each door listens: an address with its port, or a port. */
  readonly listen: { readonly public: string; readonly calls: string; readonly engine: string }
  readonly upstreams: Upstreams
  /** Folder for what it writes. */
  readonly folder: string
  /** Lines at the top of the file. */
  readonly head?: readonly string[]
  /** Name server that is queried repeatedly for the addresses; null where they are numbers. */
  readonly resolver: string | null
}

/** A process that does not respond gets nothing for this long, */
const REST = 'max_fails=1 fail_timeout=3s'
/** unless all of them rest: then each is tried. */
const LAST = 'max_fails=0 backup'

/**
 * The proxy in front. A request goes to another process where one is gone or does not respond in time; one that changes
 * something is sent again only under its idempotency key, for which the book repeats its response (decision 63).
 */
export function nginxConfig({ listen, upstreams, folder, head = [], resolver }: NginxPlace): string {
  const upstream = (name: string, servers: readonly string[]) => [
    `  upstream ${name} {`,
    `    zone ${name} 64k;`,
    ...servers.map((server) => `    server ${server} ${REST};`),
    ...servers.map((server) => `    server ${server} ${LAST};`),
    '  }',
  ]
  return [
    ...head,
    'daemon off;',
    // A socket of a player takes two connections, one to each side: 16,000 sockets between both.
    'worker_processes 2;',
    'worker_rlimit_nofile 20000;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 16384; }',
    'http {',
    '  access_log off;',
    '  server_tokens off;',
    `  client_body_temp_path ${folder}/body;`,
    `  proxy_temp_path ${folder}/proxy;`,
    `  fastcgi_temp_path ${folder}/fastcgi;`,
    `  uwsgi_temp_path ${folder}/uwsgi;`,
    `  scgi_temp_path ${folder}/scgi;`,
    ...(resolver === null ? [] : [`  resolver ${resolver} valid=5s;`]),
    ...upstream('api', upstreams.api),
    ...upstream('web', upstreams.web),
    ...upstream('sockets', upstreams.sockets),
    ...upstream('engine', upstreams.engine),
    ...SHARED,
    '  server {',
    '    # Each process takes its half of the connections.',
    `    listen ${listen.public} reuseport;`,
    ...CALLS,
    '    location /connection/ {',
    '      # A lost node sends all its players here at once: they connect in turn, for at most five seconds.',
    '      limit_req zone=connecting burst=10000;',
    '      proxy_pass http://sockets;',
    ...FORWARDED.map((line) => `    ${line}`),
    '      proxy_set_header Upgrade $http_upgrade;',
    '      proxy_set_header Connection $connection_upgrade;',
    '      # A node pings every 5 s: one that is silent for longer does not answer.',
    '      proxy_read_timeout 8s;',
    '      proxy_send_timeout 8s;',
    '    }',
    '    location / {',
    '      proxy_pass http://web;',
    '      proxy_read_timeout 10s;',
    '    }',
    '  }',
    '  server {',
    `    listen ${listen.calls};`,
    ...CALLS,
    '  }',
    '  server {',
    `    listen ${listen.engine};`,
    '    location / {',
    '      proxy_pass http://engine;',
    '      proxy_read_timeout 1s;',
    '      # What a process publishes at once is as large as its board.',
    '      client_max_body_size 0;',
    '      # Publications have idempotency keys of their own.',
    '      proxy_next_upstream error timeout http_502 http_503 non_idempotent;',
    '    }',
    '  }',
    '}',
    '',
  ].join('\n')
}

const FORWARDED = [
  '  proxy_set_header Host $http_host;',
  '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  '  proxy_set_header X-Forwarded-Proto $forwarded_proto;',
]

const SHARED = [
  // What both nodes of the engine take. Their own limit of connections per second allows one a second after a burst.
  '  limit_req_zone $server_port zone=connecting:64k rate=2000r/s;',
  '  limit_req_log_level warn;',
  '  map $http_upgrade $connection_upgrade { default upgrade; "" close; }',
  '  map $http_x_forwarded_proto $forwarded_proto { default $http_x_forwarded_proto; "" $scheme; }',
  '  proxy_http_version 1.1;',
  '  proxy_connect_timeout 1s;',
  ...FORWARDED,
  '  proxy_next_upstream error timeout http_502 http_503;',
  '  proxy_next_upstream_tries 4;',
  '  client_max_body_size 4m;',
  '  client_body_buffer_size 1m;',
]

/** Calls of the books. Prices and money are small: nothing of a response is put into a file. */
const CALLS = [
  '    location ~ ^/(api|fe-api)(/|$) {',
  '      error_page 418 = @keyed;',
  '      if ($http_idempotency_key) { return 418; }',
  '      proxy_pass http://api;',
  '      proxy_read_timeout 4s;',
  '    }',
  '    location @keyed {',
  '      proxy_pass http://api;',
  '      proxy_read_timeout 4s;',
  '      proxy_next_upstream error timeout http_502 http_503 non_idempotent;',
  '    }',
]
