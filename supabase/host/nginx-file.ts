import { MAX_BODY_BYTES } from '../functions/shared/leads/read-submission.ts';
import { type BuildPlan, NOT_FOUND, SHELL } from './build-plan.ts';
import { CACHE_RULES, OTHER_FILES } from './host-headers.ts';
import { otherName } from './other-name.ts';
import { COMPRESSIBLE, CONTENT_TYPES, SMALLEST_COMPRESSED_BYTES } from './served-file.ts';
import { HEALTH_PATH } from './site-health.ts';

/** Where the server listens and finds the build. */
export interface ServerPlace {
  /** As nginx writes it: `80`, `127.0.0.1:8080`. */
  readonly listen: string;
  readonly root: string;
  /** Who tells nginx the addresses of the project, which change: it does not ask as the machine does. */
  readonly resolver: string;
}

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** A pattern for a map or a location; `\` stays as it is in a quoted text of nginx unless a quote follows. */
const pattern = ({ source }: RegExp): string => `"~${source.replaceAll('\\/', '/')}"`;

const map = (of: string, name: string, lines: readonly (readonly [string, string])[]): string =>
  [`map ${of} ${name} {`, ...lines.map(([key, value]) => `  ${key} ${value};`), '}'].join('\n');

const block = (head: string, lines: readonly string[]): string =>
  [`  ${head} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');

/** A header by file: what most files have, and those pages where it is another; '' is not sent. */
function headerMap(plan: BuildPlan, header: string): string {
  const other = plan.file_headers[header] ?? '';
  const lines = [
    ...plan.pages.map((page) => [page.file, page.headers[header] ?? ''] as const),
    ['/sw.js', plan.worker_headers[header] ?? ''] as const,
  ].filter(([, value]) => value !== other);
  return map('$built_file', variableOf(header), [
    ['default', quoted(other)],
    ...lines.map(([file, value]) => [quoted(file), quoted(value)] as const),
  ]);
}

const variableOf = (header: string): string => `$header_${header.replaceAll('-', '_')}`;

function headerNames(plan: BuildPlan): readonly string[] {
  const all = [plan.file_headers, plan.worker_headers, ...plan.pages.map((page) => page.headers)];
  return [...new Set(all.flatMap((headers) => Object.keys(headers)))];
}

const COMPRESSED_TYPES = [...new Set(Object.values(CONTENT_TYPES).map((type) => type.split(';')[0] ?? type))]
  // nginx takes this one in any case.
  .filter((type) => COMPRESSIBLE.test(type) && type !== 'text/html');

/** Locations of a kind of file: as it is and, where the build compressed it and the client reads that, as brotli. */
function filesOf(ending: string, type: string, headers: readonly string[]): string {
  const name = ending.replace('.', String.raw`\.`);
  const [kind = type, charset] = type.split('; charset=');
  // A type with its charset in it would be none of gzip_types.
  const as_type = [
    'types { }',
    `default_type ${kind};`,
    ...(charset === undefined ? [] : [`charset ${charset};`, 'charset_types *;']),
    ...headers,
  ];
  const plain = block(`location ~ ${name}$`, [
    ...(COMPRESSIBLE.test(type) ? ['if (-f $document_root$uri$brotli) { rewrite ^ $uri.br last; }'] : []),
    ...as_type,
    'try_files $uri =404;',
  ]);
  if (!COMPRESSIBLE.test(type)) return plain;
  const brotli = block(String.raw`location ~ ${name}\.br$`, [
    'internal;',
    'gzip off;',
    ...as_type,
    'add_header content-encoding br always;',
    'add_header vary accept-encoding always;',
  ]);
  return `${plain}\n${brotli}`;
}

/**
 * The way to a hosted project: by a variable, so that its addresses are asked for again and again and not once, at the start;
 * and with its certificate looked at, where nginx would take any. A project of this machine has neither.
 */
const wayTo = (supabase_url: string, resolver: string): readonly string[] =>
  supabase_url.startsWith('https:')
    ? [
        `resolver ${resolver} valid=60s;`,
        `set $project ${quoted(supabase_url)};`,
        'proxy_pass $project;',
        'proxy_ssl_server_name on;',
        'proxy_ssl_verify on;',
        'proxy_ssl_verify_depth 3;',
        'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
      ]
    : [`proxy_pass ${supabase_url};`];

/**
 * A line of JSON a request, as `npm run serve` writes it: no query, which holds tokens of mail links, no address, no header. What
 * goes wrong stands in it by its status; the lines of error_log would hold the whole request.
 */
const LOG_FORMAT = `log_format site_line escape=json '{"time":"$time_iso8601","method":"$request_method","path":"$asked_path",'
  '"request_id":"$kept_request_id","status":$status,"duration_s":$request_time}';`;
const LOGS = ['access_log /var/log/nginx/access.log site_line;', 'error_log /var/log/nginx/error.log emerg;'];

const healthOf = ({ version }: BuildPlan): string =>
  block(`location = ${HEALTH_PATH}`, [
    'default_type "application/json; charset=utf-8";',
    'add_header cache-control no-store always;',
    `if (!-f $document_root/index.html) { return 503 '{"status":"no_build"}'; }`,
    `return 200 '${JSON.stringify({ status: 'ok', version })}';`,
  ]);

function rewriteOf(supabase_url: string, resolver: string): string {
  return [
    block('location ~ ^/api/[a-z0-9-]+$', [
      `client_max_body_size ${MAX_BODY_BYTES};`,
      '# SITE_HOST_SECRET, by which the functions believe who the visitor is, stands in a file of its own beside /etc/nginx/nginx.conf',
      '# that root alone may read, whose one line is: set $site_host_secret "…";',
      'set $site_host_secret "";',
      'include site-host-secret.con[f];',
      ...wayTo(supabase_url, resolver),
      'rewrite ^/api/(.+)$ /functions/v1/$1 break;',
      'proxy_set_header Host $proxy_host;',
      '# The visitor, in place of what the visitor says of it. Behind a proxy of your own: set_real_ip_from, real_ip_header.',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Site-Visitor $remote_addr;',
      'proxy_set_header X-Site-Host-Secret $site_host_secret;',
      '# The id of the device, or one of nginx where what came is none.',
      'proxy_set_header X-Request-Id $kept_request_id;',
      'proxy_set_header Cookie "";',
      'proxy_hide_header Set-Cookie;',
      'proxy_hide_header X-Request-Id;',
      '# The function says the rest.',
      'add_header x-request-id $kept_request_id always;',
      'error_page 413 = @too_large;',
    ]),
    block('location @too_large', [
      'default_type "application/json; charset=utf-8";',
      'add_header cache-control no-store always;',
      `return 413 '{"error":"too_large"}';`,
    ]),
  ].join('\n');
}

/** A file for nginx's folder conf.d: everything that static-host.ts does for this build but the answers of the blog. */
export function nginxFile(plan: BuildPlan, { listen, root, resolver }: ServerPlace): string {
  const headers = [
    ...headerNames(plan).map((name) => `add_header ${name} ${variableOf(name)} always;`),
    'add_header cache-control $header_cache_control always;',
  ];
  const pages = plan.pages.filter(({ file }) => file !== SHELL && file !== NOT_FOUND);
  const site = plan.site.hostname;
  return `# Made by npm run host:files for the build as it was then; after each build make it anew.
# Add the certificate here (listen 443 ssl; ssl_certificate …), or let a proxy before it end the encryption.

# Addresses of articles are long. Once in all of nginx, before every map: take it away where another site has it.
map_hash_bucket_size 256;

# Which file is sent, whether or not it is the one that the build compressed.
map $uri $built_file {
  default $uri;
  "~^(?<plain_file>.+)\\.br$" $plain_file;
}
# Built pages by their address.
${map(
  '$uri',
  '$page_file',
  pages.map(({ address, file }) => [quoted(address), quoted(file)] as const).concat([['default', '""']]),
)}
${headerNames(plan)
  .map((name) => headerMap(plan, name))
  .join('\n')}
${map('$http_x_request_id', '$kept_request_id', [
  ['default', '$request_id'],
  ['"~^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"', '$http_x_request_id'],
])}
# What was asked for, without its query.
map $request_uri $asked_path {
  default "";
  "~^(?<path_of_request>[^?]*)" $path_of_request;
}
${LOG_FORMAT}
${map('$built_file', '$cache_of_file', [
  ['default', quoted(OTHER_FILES)],
  ...CACHE_RULES.map((rule) => [pattern(rule.path), quoted(rule.value)] as const),
])}
# A redirect says nothing of it.
map $status $header_cache_control {
  default $cache_of_file;
  301 "";
}
# The ending of the brotli file, or one that no file has.
map $http_accept_encoding $brotli {
  default .none;
  "~*(?:^|,)\\s*br\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))" .br;
}
# A missing file is no page.
map $uri $missing {
  default ${NOT_FOUND};
  "~/\\." ${NOT_FOUND};
  "~\\.\\w{2,5}$" @no_page;
}
map "$request_method $uri" $refused {
  default 1;
  "~^(?:GET|HEAD) " 0;
  "~^\\S+ /api/[a-z0-9-]+$" 0;
}

server {
  listen ${listen};
  server_name ${otherName(site)};
  ${LOGS.join('\n  ')}
  absolute_redirect off;
  return 301 //${plan.site.host}$request_uri;
}

server {
  listen ${listen};
  server_name ${site};
  ${LOGS.join('\n  ')}
  root ${quoted(root)};
  absolute_redirect off;
  server_tokens off;

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length ${SMALLEST_COMPRESSED_BYTES};
  gzip_types ${COMPRESSED_TYPES.join(' ')};

  error_page 404 $missing;
  error_page 405 @refused;
  if ($refused) { return 405; }
  ${headers.join('\n  ')}

  # A slash at the end leads to the bare address of this host, and of no other.
  if ($request_uri ~ "^(/[^/?\\x5c][^?\\x5c]*?)/+(\\?.*)?$") { return 301 $1$2; }
${plan.redirects.map(([from, to]) => block(`location = ${from}`, [`return 301 ${to}$is_args$args;`])).join('\n')}
${block(String.raw`location ~ /\.`, ['return 404;'])}
${plan.supabase_url === null ? '' : rewriteOf(plan.supabase_url, resolver)}
${healthOf(plan)}
${block('location ~ ^/admin(?:/|$)', [`rewrite ^ ${SHELL} last;`])}
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => filesOf(ending, type, headers))
  .join('\n')}
${block('location /', ['if ($page_file) { rewrite ^ $page_file last; }', 'try_files $uri =404;'])}
${block('location @no_page', [
  'default_type "text/plain; charset=utf-8";',
  ...headers.filter((line) => !line.includes('cache-control')),
  'add_header cache-control no-cache always;',
  String.raw`return 404 "404\n";`,
])}
${block('location @refused', ['add_header allow "GET, HEAD" always;', 'return 405;'])}
}
`;
}
