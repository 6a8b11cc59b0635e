import { type BuildPlan, NOT_FOUND, SHELL } from './build-plan.ts';
import { CACHE_RULES, OTHER_FILES } from './host-headers.ts';
import type { ServerPlace } from './nginx-file.ts';
import { otherName } from './other-name.ts';
import { COMPRESSIBLE, CONTENT_TYPES, SMALLEST_COMPRESSED_BYTES } from './served-file.ts';
import { HEALTH_PATH } from './site-health.ts';

/** In quotes a Caddyfile takes a backslash as it is, but before a quote. */
const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
const indented = (depth: number, lines: readonly string[]): string =>
  lines.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n');
const pattern = ({ source }: RegExp): string => `~${source.replaceAll('\\/', '/')}`;
const placeholder = (header: string): string => `{header_${header.replaceAll('-', '_')}}`;

const map = (name: string, lines: readonly (readonly [string, string])[], otherwise: string): string[] => [
  `map {path} ${name} {`,
  ...lines.map(([key, value]) => `\t${quoted(key)} ${quoted(value)}`),
  `\tdefault ${quoted(otherwise)}`,
  '}',
];

/** Headers by file: what most have, and those pages where it is another. */
function headerLines(plan: BuildPlan): string[] {
  const all = [plan.file_headers, plan.worker_headers, ...plan.pages.map((page) => page.headers)];
  const names = [...new Set(all.flatMap((headers) => Object.keys(headers)))];
  const everywhere = names.filter((name) => plan.file_headers[name] !== undefined);
  const own = [{ file: '/sw.js', headers: plan.worker_headers }, ...plan.pages];
  const some = names
    .filter((name) => !everywhere.includes(name))
    .flatMap((name) =>
      own.flatMap(({ file, headers }, index) => {
        const value = headers[name];
        return value === undefined
          ? []
          : [`@of_${name}_${index} path ${file}`, `header @of_${name}_${index} ${name} ${quoted(value)}`];
      }),
    );
  const maps = everywhere.flatMap((name) => {
    const other = plan.file_headers[name] ?? '';
    const lines = [
      ...plan.pages.map((page) => [page.file, page.headers[name] ?? ''] as const),
      ['/sw.js', plan.worker_headers[name] ?? ''] as const,
    ].filter(([, value]) => value !== other);
    return map(placeholder(name), lines, other);
  });
  const cache = map(
    placeholder('cache-control'),
    CACHE_RULES.map((rule) => [pattern(rule.path), rule.value] as const),
    OTHER_FILES,
  );
  const types = Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => [
    `@type_${ending.slice(1)} path *${ending}`,
    `header @type_${ending.slice(1)} content-type ${quoted(type)}`,
    ...(COMPRESSIBLE.test(type) ? [`header @type_${ending.slice(1)} vary accept-encoding`] : []),
  ]);
  return [
    ...maps,
    ...cache,
    'header {',
    ...[...everywhere, 'cache-control'].map((name) => `\t${name} ${placeholder(name)}`),
    '}',
    ...some,
    ...types,
  ];
}

/** The headers of what is no page, which redirects have too. */
const sameLines = (plan: BuildPlan): string[] => [
  'header {',
  ...Object.entries(plan.file_headers).map(([name, value]) => `\t${name} ${quoted(value)}`),
  '}',
];

/** What Caddy would write of a request besides: the visitor's address, what a browser says of itself, cookies, redirects with a query. */
const UNWRITTEN = [
  'request>remote_ip',
  'request>remote_port',
  'request>client_ip',
  'request>headers',
  'request>tls',
  'resp_headers',
  'user_id',
];

/** A line of JSON a request or fault, without its query, which holds tokens of mail links. */
const LOG = [
  'log {',
  '\tformat filter {',
  '\t\twrap json {',
  '\t\t\ttime_format iso8601',
  '\t\t}',
  '\t\tfields {',
  String.raw`			request>uri regexp \?.* ""`,
  ...UNWRITTEN.map((field) => `\t\t\t${field} delete`),
  '\t\t}',
  '\t}',
  '}',
];

const healthLines = ({ version }: BuildPlan): string[] => [
  `handle ${HEALTH_PATH} {`,
  '\t@no_build not file /index.html',
  '\theader content-type "application/json; charset=utf-8"',
  '\theader cache-control no-store',
  '\trespond @no_build `{"status":"no_build"}` 503',
  `\trespond \`${JSON.stringify({ status: 'ok', version })}\` 200`,
  '}',
];

/** A Caddyfile: everything that static-host.ts does for this build but the answers of the blog. */
export function caddyFile(plan: BuildPlan, { listen, root }: ServerPlace): string {
  const types = [...new Set(Object.values(CONTENT_TYPES).filter((type) => COMPRESSIBLE.test(type)))];
  const pages = plan.pages.filter(({ file }) => file !== SHELL && file !== NOT_FOUND);
  const scheme = plan.site.protocol === 'https:' ? '' : 'http://';
  const port = listen === '80' ? '' : `:${listen.replace(/^.*:/, '')}`;
  const api = [
    '@api path_regexp api ^/api/([a-z0-9-]+)$',
    String.raw`@no_id not header_regexp X-Request-Id ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`,
    'handle @api {',
    '\trequest_header @no_id X-Request-Id {http.request.uuid}',
    '\trewrite * /functions/v1/{re.api.1}',
    `\treverse_proxy ${plan.supabase_url ?? ''} {`,
    '\t\theader_up Host {upstream_hostport}',
    '\t\theader_up X-Forwarded-For {remote_host}',
    '\t\theader_up X-Site-Visitor {remote_host}',
    '\t\theader_up X-Site-Host-Secret {env.SITE_HOST_SECRET}',
    '\t\theader_up -Cookie',
    '\t\theader_down -Set-Cookie',
    '\t}',
    '}',
  ];
  const files = [
    ...headerLines(plan),
    'encode {',
    '\tgzip',
    `\tminimum_length ${SMALLEST_COMPRESSED_BYTES}`,
    '\tmatch {',
    ...types.map((type) => `\t\theader Content-Type ${quoted(`${type.split(';')[0] ?? type}*`)}`),
    '\t}',
    '}',
  ];
  return `# Made by npm run host:files for the build as it was then; after each build make it anew.
# What Caddy says of requests that went wrong goes by these options of all of it, and not by those of a site.
{
${indented(1, LOG)}
}

${scheme}${otherName(plan.site.hostname)}${port} {
${indented(1, LOG)}
	redir * //${plan.site.host}{uri} 301
}

${scheme}${plan.site.hostname}${port} {
${indented(1, LOG)}
	root * ${quoted(root)}
	route {
${indented(2, plan.supabase_url === null ? [] : api)}
		@refused not method GET HEAD
		handle @refused {
			header allow "GET, HEAD"
			respond 405
		}
${indented(2, healthLines(plan))}
${indented(2, sameLines(plan))}
		# A slash at the end leads to the bare address of this host, and of no other.
		@elsewhere expression {http.request.orig_uri}.startsWith("//")
		error @elsewhere 404
		@slash path_regexp slash ^(/[^/\\\\][^\\\\]*?)/+$
		@slash_asked {
			path_regexp slash ^(/[^/\\\\][^\\\\]*?)/+$
			expression {query} != ""
		}
		redir @slash_asked {re.slash.1}?{query} 301
		redir @slash {re.slash.1} 301
${indented(
  2,
  plan.redirects.flatMap(([from, to], index) => [
    `@former_${index}_asked {`,
    `\tpath ${from}`,
    '\texpression {query} != ""',
    '}',
    `redir @former_${index}_asked ${to}?{query} 301`,
    `redir ${from} ${to} 301`,
  ]),
)}
		@hidden path_regexp /\\.
		error @hidden 404
		map {path} {page_file} {
${indented(
  3,
  pages.map(({ address, file }) => `${quoted(address)} ${quoted(file)}`),
)}
			default {path}
		}
		@admin path /admin /admin/*
		rewrite @admin ${SHELL}
		@page expression {page_file} != {path}
		rewrite @page {page_file}
${indented(2, files)}
		file_server {
			precompressed br
			disable_canonical_uris
			index none
		}
	}
	handle_errors {
		route {
			@other expression {err.status_code} != 404
			respond @other "{err.status_code}" {err.status_code}
			@no_page path_regexp ^(?:/[^/.][^/]*)*/[^/.][^/]*\\.\\w{2,5}$
			handle @no_page {
${indented(4, sameLines(plan))}
				header content-type "text/plain; charset=utf-8"
				header cache-control no-cache
				header -vary
				respond "404
" 404
			}
			rewrite * ${NOT_FOUND}
${indented(3, files)}
			file_server {
				status 404
			}
		}
	}
}
`;
}
