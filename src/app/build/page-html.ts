/** Puts a rendered page into the built index.html. Pure; vite.config.ts reads and writes the files. */

/** What React hoists comes first in its output: title, meta and link elements. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;
const BUILT_TAGS =
  /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/**
 * Marks the pictures at the top until they have arrived, so that they fade in (V-031). Everything else waits until they
 * and the words were painted, so that it competes with nothing: then the faces are asked for and the pictures further
 * down may come (fonts.css, global.css), both faces are put on at once (at the start where a worker keeps them), and
 * when the page stands and rests, the app. A file that hangs is waited for no longer than five seconds. The stylesheets
 * that the page holds are named before the app comes, switched off: Vite's loader finds them there and fetches none. Read
 * twice, the faces in them would lay everything out anew. React is a file of its own, whose address the entry reads
 * here: it is fetched before it is run (first-touch.ts). The text never changes, the addresses stand in attributes: one
 * hash for a Content-Security-Policy.
 */
export const LOADER =
  "{let d=document,w=Promise,{entry,styles}=d.currentScript.dataset,root=d.documentElement.dataset,tops=[...d.querySelectorAll('img[fetchpriority=high]')],frame=_=>new w(requestAnimationFrame),late=new w(r=>setTimeout(r,5e3)),all=l=>w.race([w.allSettled(l),late]);" +
  "for(let i of tops)i.complete||(i.dataset.arriving='',i.onload=i.onerror=_=>delete i.dataset.arriving);" +
  "navigator.serviceWorker?.controller&&(root.faces='');" +
  "let seen=all([new w(r=>new PerformanceObserver(r).observe({type:'paint',buffered:true})),...tops.map(i=>i.decode())]).then(frame).then(frame).then(_=>(root.faces??='asked',all(['Manrope','Fraunces'].map(n=>d.fonts.load(`1em ${n} Variable`))))).then(_=>root.faces='').then(frame);" +
  "all([new w(r=>addEventListener('load',r))]).then(_=>seen).then(_=>(self.requestIdleCallback||setTimeout)(_=>{for(let n of styles.split(' '))d.querySelector('style').before(Object.assign(d.createElement('link'),{rel:'stylesheet',href:`/assets/${n}.css`,disabled:true}));import(entry)},{timeout:2e3}))}";

/** In index.html: the faces are used from the start. Where the loader comes, it puts them on. */
const FACES = ' data-faces';

interface PageParts {
  /** index.html as Vite built it. */
  readonly template: string;
  /** The output of React, hoisted head elements first. */
  readonly html: string;
  /** Elements for the head that React knows nothing of, such as structured data. */
  readonly head: string;
  /** Name of the screen, checked before hydration. */
  readonly screen: string;
  /** Further attributes of the root, each with a space before it. */
  readonly root_attributes: string;
  /** Public address of the entry chunk; null for a page that no script wakes. */
  readonly entry: string | null;
  /** Public address of React's own chunk. */
  readonly ahead: string;
  /** Names, in the folder of assets, of the stylesheets that `css` is made of. */
  readonly styles: readonly string[];
  readonly css: string;
  /** Public address of the stylesheet of paper. */
  readonly print: string;
}

/** The template without what Vite wrote for the client entry, and without its spaces and lines, which every page would carry. */
function bareTemplate(template: string): string {
  return template
    .replace(BUILT_TAGS, '')
    .replaceAll(' />', '/>')
    .replace(/>\n\s*/g, '>');
}

/** The heading below that of the page, where no stylesheet stands before it. */
const NEXT_HEADING = /<h1(?:(?!<link ).)*?<h[23][^>]* id="([^"]+)"/s;

/**
 * Nothing is painted before the page has been read down to its second heading. A slow machine reads it in pieces; what it painted
 * of a first window that is not whole would move when the rest of it comes.
 */
function firstWindow(body: string): string {
  const id = NEXT_HEADING.exec(body)?.[1];
  return id === undefined ? '' : `<link rel="expect" href="#${id}" blocking="render">`;
}

const printLink = (href: string): string => `<link rel="stylesheet" href="${href}" media="print"/>`;

/** A finished public page. Its CSS stands in the page, so that nothing is waited for: what is for paper alone holds nothing up. */
export function publicPage(parts: PageParts): string {
  const hoisted = HOISTED.exec(parts.html)?.[0] ?? '';
  const body = parts.html.slice(hoisted.length);
  const head = [
    hoisted,
    firstWindow(body),
    parts.head,
    `<style>${parts.css}</style>`,
    printLink(parts.print),
  ].join('');
  const template = bareTemplate(parts.template);
  return (parts.entry === null ? template : template.replace(FACES, ''))
    .replace('<!--head-->', () => head)
    .replace(
      '<div id="root"><!--page-->',
      () => `<div id="root" data-screen="${parts.screen}"${parts.root_attributes}>${body}`,
    )
    .replace('</body>', () =>
      parts.entry === null
        ? '</body>'
        : `<script data-entry="${parts.entry}" data-ahead="${parts.ahead}" data-styles="${parts.styles.join(' ')}">${LOADER}</script></body>`,
    );
}

interface ShellParts {
  readonly template: string;
  readonly title: string;
  readonly manifest_href: string;
  readonly no_script: string;
  /** Scripts of the admin's first screen, fetched side by side with the entry. */
  readonly preload: readonly string[];
  /** Its stylesheets: with them in the page, none of its chunks waits for its own. */
  readonly styles: readonly string[];
}

/** The empty page that the host answers for /admin and everything below: installable and never indexed. */
export function adminShell(parts: ShellParts): string {
  const head = [
    `<title>${parts.title}</title>`,
    '<meta name="robots" content="noindex, nofollow">',
    `<link rel="manifest" href="${parts.manifest_href}">`,
    '<meta name="mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-status-bar-style" content="default">',
    ...parts.preload.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('');
  const styles = parts.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  return (
    parts.template
      .replace('<!--head-->', () => head)
      // After those of the entry, as they would be added later.
      .replace('</head>', () => `${styles.join('')}</head>`)
      .replace('<!--page-->', () => `<noscript><p>${parts.no_script}</p></noscript>`)
  );
}
