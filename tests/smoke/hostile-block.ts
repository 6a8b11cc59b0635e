/** A block of an article that tries everything a preview has to refuse, and the site that it would reach. */
import { createServer } from 'node:http';

/** Of the title and the global that a script of the block would set in the page around it. */
export const MARKER = 'taken';

/** Ids of what a hand can click on in the block; a click that is let through asks the other site for '/<id>'. */
export const CLICKABLE = ['send', 'self', 'top', 'blank'] as const;

/** What the block asks the other site for, unasked, where nothing keeps it from that. */
export const UNASKED = ['/picture.png', '/frame', '/sheet.css', '/import.css', '/background.png', '/refresh'];

/** The block; `elsewhere` is the origin that it tries to reach. */
export const hostileBlock = (elsewhere: string): string =>
  [
    '<p id="seen">Gezien door bezoekers</p>',
    '<img id="own" src="/icons/icon-192.png" alt="Van de site zelf">',
    `<a id="self" href="${elsewhere}/self">Hier</a>`,
    `<a id="top" href="${elsewhere}/top" target="_top">Weg</a>`,
    `<a id="blank" href="${elsewhere}/blank" target="_blank">Ernaast</a>`,
    `<form action="${elsewhere}/send"><button id="send">Verzenden</button></form>`,
    `<script>top.${MARKER} = parent.${MARKER} = true; parent.document.title = "${MARKER}"</script>`,
    `<img src="/no-such-picture.webp" onerror="parent.${MARKER} = true">`,
    `<svg onload="parent.${MARKER} = true"></svg>`,
    `<img src="${elsewhere}/picture.png" alt="">`,
    `<iframe src="${elsewhere}/frame"></iframe>`,
    `<link rel="stylesheet" href="${elsewhere}/sheet.css">`,
    `<style>@import url("${elsewhere}/import.css"); p { background: url("${elsewhere}/background.png") }</style>`,
    `<meta http-equiv="refresh" content="0;url=${elsewhere}/refresh">`,
  ].join('\n');

/** Another site on this machine, which writes down what it is asked for. */
export interface Elsewhere {
  readonly origin: string;
  /** Paths asked for until now, the browser's own question for an icon left out. */
  readonly asked: readonly string[];
  /** An address that shows the block in a frame which nothing protects; with '?stays' it does not lead away by itself. */
  readonly unprotected_url: string;
  stop(): Promise<void>;
}

/** Starts it on a free port. Its host has another name than the site, so it is another site to every rule. */
export async function startElsewhere(): Promise<Elsewhere> {
  const asked: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/unprotected') {
      const block = hostileBlock(origin);
      const lasting = search === '?stays' ? block.replace(/<meta.*>/, '') : block;
      const inside = lasting.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><title>Open</title><iframe title="raw" width="800" height="600" srcdoc="${inside}">`,
      );
    } else {
      if (pathname !== '/favicon.ico') asked.push(pathname);
      response.setHeader('content-type', pathname.endsWith('.css') ? 'text/css' : 'text/html');
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the other site has no port');
  origin = `http://localhost:${String(address.port)}`;
  return {
    origin,
    asked,
    unprotected_url: `${origin}/unprotected`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
