// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const isOwn = (src: string): boolean => src.startsWith('/media/');
const pasted = (html: string): string => cleanPaste(html, isOwn).html;

/** What Word on Windows lays on the clipboard, around its paragraphs. */
const word = (body: string): string => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
</head><body lang=NL style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (marker: string, level: number, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

/** What Google Docs lays there: everything in a bold that is not bold. */
const docs = (body: string): string =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f6c0a4e-7fff">${body}</b><br class="Apple-interchange-newline">`;

const span = (text: string, style = 'font-weight:400;font-style:normal;text-decoration:none;'): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`;

/** What Word on the web lays there: each paragraph in a container. */
const webWord = (body: string): string => `<div class="OutlineElement Ltr SCXW1 BCX0">${body}</div>`;

const webItem = (tag: 'ul' | 'ol', level: number, number: number, text: string, type?: string): string =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="${tag === 'ul' ? 'Bullet' : 'Number'}ListStyle1 SCXW1 BCX0" role="list"${tag === 'ol' ? ` start="${number}"` : ''}${type === undefined ? '' : ` style="list-style-type: ${type};"`}><li data-leveltext="%1." data-font="Symbol" data-listid="3" aria-setsize="-1" data-aria-posinset="${number}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" paraid="5"><span class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${text}</span></span><span class="EOP SCXW1 BCX0">&nbsp;</span></p></li></${tag}></div>`;

test.each([
  [
    'paragraphs, formats and alignment of Word',
    word(
      "<h1><span style='mso-fareast-language:NL'>Teak<o:p></o:p></span></h1>\n<p class=MsoNormal align=center style='text-align:center'><b><span style='color:#C00000'>Vet</span></b> en <i style='mso-bidi-font-style:normal'>schuin</i>, <u>onder</u>, <s>door</s> H<sub>2</sub>O<o:p></o:p></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n<p class=MsoNormal>Twee\nregels</p>",
    ),
    '<h1>Teak</h1><p style="text-align: center"><strong>Vet</strong> en <em>schuin</em>, <u>onder</u>, <s>door</s> H<sub>2</sub>O</p><p>Twee\nregels</p>',
  ],
  [
    'bullets of Word, on two levels',
    word(item('·', 1, 'een') + item('o', 2, 'twee') + item('·', 1, '<b>drie</b>')),
    '<ul><li><p>een</p><ul><li><p>twee</p></li></ul></li><li><p><strong>drie</strong></p></li></ul>',
  ],
  [
    'numbers of Word: figures, letters and Roman, also from three on',
    word(
      `${item('3.', 1, 'drie')}${item('a)', 2, 'a')}${item('i.', 3, 'i')}${item('4.', 1, 'vier')}<p class=MsoNormal>tekst</p>${item('·', 1, 'los')}`,
    ),
    '<ol start="3"><li><p>drie</p><ol type="a"><li><p>a</p><ol type="i"><li><p>i</p></li></ol></li></ol></li><li><p>vier</p></li></ol><p>tekst</p><ul><li><p>los</p></li></ul>',
  ],
  [
    'a title and deep headings',
    word('<p class=MsoTitle>Titel</p><h3>Drie</h3><h5><b>Vijf</b></h5>'),
    '<h1>Titel</h1><h3>Drie</h3><h3>Vijf</h3>',
  ],
  [
    'hidden text, comments and fields of Word',
    word(
      "<p class=MsoNormal>zichtbaar<span style='display:none;mso-hide:all'>verborgen</span><!-- x --><span class=MsoCommentReference><![if !supportAnnotations]><![endif]></span></p><w:sdt>x</w:sdt>",
    ),
    '<p>zichtbaar</p>',
  ],
  [
    'Google Docs: nothing is bold but what is, and lines do not stand double',
    docs(
      `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;">${span('Kop')}</h2><p dir="ltr" style="line-height:1.38;text-align: right;">${span('gewoon ')}${span('vet', 'font-weight:700;font-style:normal;text-decoration:none;')}${span(' schuin', 'font-weight:400;font-style:italic;text-decoration:none;')}${span(' onder', 'font-weight:400;font-style:normal;text-decoration:underline;')}${span(' door', 'font-weight:400;font-style:normal;text-decoration:line-through;')}</p><br /><p dir="ltr"><br></p><p dir="ltr">${span('einde')}</p>`,
    ),
    '<h2>Kop</h2><p style="text-align: right">gewoon <strong>vet</strong><em> schuin</em><u> onder</u><s> door</s></p><p>einde</p>',
  ],
  [
    'Google Docs: lists, whose next level lies between the items',
    docs(
      `<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${span('een')}</p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation">${span('twee')}</p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${span('drie')}</p></li></ul>`,
    ),
    '<ul><li><p>een</p><ul><li><p>twee</p></li></ul></li><li><p>drie</p></li></ul>',
  ],
  [
    'Google Docs: a link without its line and its detour',
    docs(
      `<p dir="ltr"><a href="https://www.google.com/url?q=https://www.ctgb.nl/&amp;sa=D" style="text-decoration:none;">${span('ctgb', 'font-weight:400;font-style:normal;text-decoration:underline;')}</a></p>`,
    ),
    '<p><a href="https://www.ctgb.nl/">ctgb</a></p>',
  ],
  [
    'links that may not stand keep their words',
    '<p><a href="javascript:alert(1)">a</a> <a href=" java\nscript:x">b</a> <a href="file:///C:/x">c</a> <a href="#_Toc12">d</a> <a href="mailto:a@b.nl">e</a> <a href="/contact">f</a></p>',
    '<p>a b c d <a href="mailto:a@b.nl">e</a> <a href="/contact">f</a></p>',
  ],
  [
    'a web page: containers, line breaks, quotes and code',
    '<div class="x" onclick="x()"><div><span>een</span></div><article><p>twee<br>drie<br></p></article><blockquote><p>vier</p></blockquote><pre>a\n b</pre>los <b>einde</b></div><script>x</script>',
    '<p>een</p><p>twee<br>drie</p><blockquote><p>vier</p></blockquote><pre><code>a\n b</code></pre><p>los <strong>einde</strong></p>',
  ],
  [
    'an emoji that a messenger draws as a picture',
    '<p>mooi <img alt="👍🏽" src="https://static.example/1f44d.png" class="emoji"></p>',
    '<p>mooi 👍🏽</p>',
  ],
  [
    'Word on the web: paragraphs and headings in its own elements, and formats in styles',
    `${webWord('<p class="Paragraph SCXW1 BCX0" role="heading" aria-level="2" paraid="1" paraeid="{a}"><span data-contrast="none" class="TextRun SCXW1 BCX0" style="color: rgb(47, 84, 150);"><span class="NormalTextRun SCXW1 BCX0" data-ccp-parastyle="heading 2">Teak</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p>')}${webWord('<p class="Paragraph SCXW1 BCX0"><span class="TextRun SCXW1 BCX0" style="font-weight: bold;"><span class="NormalTextRun SCXW1 BCX0">Vet</span></span><span class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0"> en </span></span><span class="TextRun Underlined SCXW1 BCX0" style="text-decoration: underline;"><span class="NormalTextRun SCXW1 BCX0">onder</span></span><span class="LineBreakBlob BlobObject DragDrop SCXW1 BCX0"><br class="SCXW1 BCX0"></span><span class="EOP SCXW1 BCX0">&nbsp;</span></p>')}${webWord('<p class="Paragraph SCXW1 BCX0"><span class="EOP SCXW1 BCX0">&nbsp;</span></p>')}`,
    '<h2>Teak</h2><p><strong>Vet</strong> en <u>onder</u></p>',
  ],
  [
    'Word on the web: lists, each item in a list of its own that says its level',
    [
      webItem('ul', 1, 1, 'een'),
      webItem('ul', 2, 1, 'diep'),
      webItem('ul', 1, 2, 'twee'),
      webWord('<p class="Paragraph SCXW1 BCX0"><span class="TextRun">tussen</span></p>'),
      webItem('ol', 1, 3, 'drie'),
      webItem('ol', 2, 1, 'a', 'lower-alpha'),
    ].join(''),
    '<ul><li><p>een</p><ul><li><p>diep</p></li></ul></li><li><p>twee</p></li></ul><p>tussen</p><ol start="3"><li><p>drie</p><ol type="a"><li><p>a</p></li></ol></li></ol>',
  ],
  [
    'Google Docs: a list of letters',
    docs(
      `<ol style="margin-top:0;"><li dir="ltr" style="list-style-type:lower-alpha;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation">${span('een')}</p></li></ol>`,
    ),
    '<ol type="a"><li><p>een</p></li></ol>',
  ],
  [
    'Pages: formats that its stylesheet gives to classes',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="Generator" content="Cocoa HTML Writer"><meta name="CocoaVersion" content="2487.5"><style type="text/css">\np.p1 {margin: 0.0px 0.0px 0.0px 0.0px; text-align: center; font: 11.0px \'Helvetica Neue\'}\np.p2 {margin: 0.0px; font: 11.0px \'Helvetica Neue\'; min-height: 13.0px}\nli.li3 {margin: 0.0px; font: 11.0px \'Helvetica Neue\'}\nspan.s1 {text-decoration: underline}\nspan.s2 {text-decoration: line-through}\nspan.Apple-tab-span {white-space:pre}\nul.ul1 {list-style-type: disc}\n</style></head><body>\n<p class="p1"><b>Vet</b> en <span class="s1">onder</span> en <span class="s2">door</span></p>\n<p class="p2"><br></p>\n<ul class="ul1">\n  <li class="li3"><i>een</i><span class="Apple-converted-space">&nbsp;</span></li>\n</ul>\n</body></html>',
    '<p style="text-align: center"><strong>Vet</strong> en <u>onder</u> en <s>door</s></p><ul><li><p><em>een</em></p></li></ul>',
  ],
  [
    'Outlook on Windows: the paragraphs of Word, a quoted message and its signature',
    word(
      '<div class=WordSection1><p class=MsoNormal>Beste Anna,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><span lang=NL style=\'font-size:11.0pt;font-family:"Calibri",sans-serif;mso-ligatures:standardcontextual\'>De romp is <b>klaar</b>.<o:p></o:p></span></p><p class=MsoNormal><img width=120 height=40 id="Afbeelding_x0020_1" src="cid:image001.png@01DB3E2A.7F4C1D60" alt="logo"><o:p></o:p></p><div style=\'border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm\'><p class=MsoNormal><b>Van:</b> Sanne</p></div></div>',
    ),
    '<p>Beste Anna,</p><p>De romp is <strong>klaar</strong>.</p><figure class="picture-missing"></figure><p><strong>Van:</strong> Sanne</p>',
  ],
  [
    'Outlook on the web: a line is a container',
    '<div class="elementToProof" style="font-family: Aptos, Aptos_EmbeddedFont, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Beste Anna,</div><div class="elementToProof" style="font-family: Aptos;"><br></div><div class="elementToProof" style="font-family: Aptos;">De romp is <b>klaar</b>.<span>&nbsp;</span></div>',
    '<p>Beste Anna,</p><p>De romp is <strong>klaar</strong>.</p>',
  ],
  [
    'LibreOffice: fonts as elements, and addresses of its own files',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">\n\t\t@page { size: 21cm 29.7cm; margin: 2cm }\n\t\tp { line-height: 115%; margin-bottom: 0.25cm; background: transparent }\n\t\th1.western { font-family: "Liberation Sans", sans-serif; font-size: 18pt; font-weight: bold }\n\t\ta:link { color: #000080; text-decoration: underline }\n\t</style></head><body lang="nl-NL" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">Teak</h1>\n<p align="center" style="line-height: 100%; margin-bottom: 0cm"><font color="#c9211e"><font face="Liberation Serif, serif"><b>Vet</b></font></font> en <a href="https://www.ctgb.nl/"><u>ctgb</u></a><br/>\n\n</p>\n<ol start="2" type="a">\n\t<li><p style="line-height: 100%">een</p></li>\n</ol>\n<p><img src="file:///C:/TEMP/lu1234.tmp/lu1235_tmp_a1.png" name="Afbeelding1" align="left" width="640" height="480" border="0"/>\n</p></body></html>',
    '<h1>Teak</h1><p style="text-align: center"><strong>Vet</strong> en <a href="https://www.ctgb.nl/">ctgb</a></p><ol start="2" type="a"><li><p>een</p></li></ol><figure class="picture-missing"></figure>',
  ],
  [
    'a web page: what counts visits leaves nothing, and a picture that waits for its scroll leaves its place',
    '<meta charset="utf-8"><article><h2 style="box-sizing: border-box;">Teak<a class="anchor" href="#teak" aria-hidden="true">#</a></h2><p>een<img src="https://elders.example/p.gif" height="1" width="1"><img src="https://elders.example/q" style="display:none"><img src="https://elders.example/r" style="width: 1px; height: 1px; opacity: 0;"><img src="https://elders.example/s" width="0"></p><noscript><img src="https://elders.example/t"></noscript><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src="https://elders.example/groot.jpg" class="lazyload" alt="Dek"><picture><source srcset="https://elders.example/a.avif 800w"><img srcset="https://elders.example/a.jpg 800w" alt="Romp"></picture><button>Deel</button></article>',
    '<h2>Teak</h2><p>een</p><figure class="picture-missing"></figure><figure class="picture-missing"></figure>',
  ],
])('A-064 R-30 %s', (_name, html, expected) => {
  expect(pasted(html)).toBe(expected);
});

test('A-064 a table becomes an HTML block without the styles of its maker; a table of one cell is its text', () => {
  const table = pasted(
    word(
      "<table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr><th scope=col>Maand</th><th>Werk</th></tr></thead><tr style='mso-yfti-irow:1'><td width=302 valign=top style='width:8cm'><p class=MsoNormal>Maart<o:p></o:p></p></td><td colspan=2><p class=MsoNormal><b>Reinigen</b></p></td></tr></table>",
    ),
  );
  const block = new DOMParser().parseFromString(table, 'text/html').querySelector('[data-html-block]');
  expect(block?.getAttribute('data-html')).toBe(
    '<table><thead><tr><th scope="col">Maand</th><th>Werk</th></tr></thead><tbody><tr><td>Maart</td><td colspan="2"><strong>Reinigen</strong></td></tr></tbody></table>',
  );
  expect(pasted('<table><tr><td><p>een</p><p>twee</p></td></tr></table>')).toBe('<p>een</p><p>twee</p>');
});

/** What a paste with a table becomes. */
const readTable = (html: string) => {
  const { html: clean, pictures } = cleanPaste(html, isOwn);
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  const block = body.querySelector('[data-html-block]');
  return {
    pictures,
    body,
    table: block?.getAttribute('data-html') ?? null,
    kinds: [...body.children].map(({ localName }) => localName),
  };
};

test.each([
  [
    'Excel: cells with the formats of their classes, and nothing of their sizes',
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><link rel=File-List href="file:///C:/Users/x/clip_filelist.xml"><style><!--table\n\t{mso-displayed-decimal-separator:"\\,";\n\tmso-displayed-thousand-separator:"\\.";}\n.xl65\n\t{font-weight:700;}\n.xl66\n\t{mso-number-format:"\\0022€\\0022\\\\ \\#\\,\\#\\#0\\.00";\n\ttext-align:right;}\n--></style></head><body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Klus</td><td class=xl65 width=64 style='width:48pt'>Prijs</td></tr><tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'>Poetsen</td><td class=xl66 align=right>€ 125,00</td></tr><tr height=20><td height=20>&nbsp;</td><td></td></tr><!--EndFragment--></table></body></html>`,
    '<table><tbody><tr><td><strong>Klus</strong></td><td><strong>Prijs</strong></td></tr><tr><td>Poetsen</td><td style="text-align: right">€ 125,00</td></tr><tr><td></td><td></td></tr></tbody></table>',
  ],
  [
    'Google Sheets: cells with their formats in styles',
    '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;">Klus</td><td>Prijs</td></tr></tbody></table></google-sheets-html-origin>',
    '<table><tbody><tr><td><strong>Klus</strong></td><td>Prijs</td></tr></tbody></table>',
  ],
])('A-064 a table of %s', (_name, html, expected) => {
  expect(readTable(html)).toMatchObject({ table: expected, kinds: ['div'] });
});

describe('R-34 pictures in a pasted table', () => {
  const DATA = 'data:image/png;base64,iVBORw0=';
  test('stand below it in their order: one that came along is taken over, one of another site leaves its place', () => {
    const { body, table, pictures, kinds } = readTable(
      `<p>voor</p><table><tr><td>Teak<img src="${DATA}"></td><td><p><img src="https://elders.example/x.jpg"></p></td></tr><tr><td>Waxen</td><td></td></tr></table><p>na</p>`,
    );
    expect(table).toBe(
      '<table><tbody><tr><td>Teak</td><td></td></tr><tr><td>Waxen</td><td></td></tr></tbody></table>',
    );
    expect(kinds).toEqual(['p', 'div', 'figure', 'figure', 'p']);
    const places = [...body.querySelectorAll('figure')].map((figure) => figure.getAttribute('data-waiting'));
    expect(places).toEqual([...pictures.keys(), null]);
    expect(pictures.size).toBe(1);
  });

  test('one of ours stays in its cell', () => {
    const { table, kinds } = readTable(
      '<table><tr><td><img src="/media/teak.webp" alt="Teak"></td><td>Teak</td></tr></table>',
    );
    expect(table).toContain('<td><img src="/media/teak.webp" alt="Teak"></td>');
    expect(kinds).toEqual(['div']);
  });

  test('a table of nothing else is its pictures, and one within another keeps its words and its pictures', () => {
    const only = `<table><tr><td><img src="${DATA}"></td><td><img src="${DATA}"></td></tr></table>`;
    expect(readTable(only)).toMatchObject({ kinds: ['figure', 'figure'], table: null });
    const { table, kinds, pictures } = readTable(
      `<table><tr><td>a</td><td><table><tr><td>b</td><td>c<img src="${DATA}"></td></tr></table></td></tr></table>`,
    );
    expect(table).toBe(
      '<table><tbody><tr><td>a</td><td><table><tbody><tr><td>b</td><td>c</td></tr></tbody></table></td></tr></tbody></table>',
    );
    expect([kinds, pictures.size]).toEqual([['div', 'figure'], 1]);
  });
});

test('R-34 a picture of another site leaves its place and never its address; one of ours stays; a counter leaves nothing', () => {
  const html = pasted(
    '<p>a<img src="https://elders.example/x.jpg" alt="X">b</p><figure><img src="file:///C:/Users/x/clip_image001.png"></figure><img src="/media/teak.webp" alt="Teak" width="300" height="200" onload="x()"><img src="https://elders.example/t.gif" width="1" height="1"><img src="blob:https://elders.example/1">',
  );
  expect(html).toBe(
    '<p>a</p><figure class="picture-missing"></figure><p>b</p><figure class="picture-missing"></figure><img src="/media/teak.webp" alt="Teak" width="300" height="200"><figure class="picture-missing"></figure>',
  );
});

test('R-34 a picture that came within the HTML is given to the screen, and its place waits for it', async () => {
  const { html, pictures } = cleanPaste('<p>a</p><img src="data:image/png;base64,iVBORw0=">', isOwn);
  const [[id, file] = ['', null]] = pictures;
  expect(html).toBe(`<p>a</p><figure class="picture-missing" data-waiting="${id}"></figure>`);
  expect(file).toMatchObject({ type: 'image/png', size: 5 });
});

test('R-34 what was copied in an editor of this kind keeps its parts, but no picture of another site', () => {
  const html = pasted(
    '<meta charset="utf-8"><div data-html-block="a" data-html="&lt;table&gt;" data-pm-slice="0 0 []"></div><p class="x">a</p><figure><img src="https://elders.example/x.jpg"><figcaption>X</figcaption></figure>',
  );
  expect(html).toBe(
    '<div data-html-block="a" data-html="&lt;table&gt;" data-pm-slice="0 0 []"></div><p class="x">a</p><figure class="picture-missing"></figure>',
  );
});
