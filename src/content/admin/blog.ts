/** Texts of the blog of the admin. Strings that the specification quotes are in English, as it gives them. */

import { DEFAULT_PICTURE_ALT } from './picture-alt.ts';

const articles = (count: number): string =>
  count === 1 ? '1 artikel' : `${count.toLocaleString('nl-NL')} artikelen`;

/** Of an article that is published but not shown until its pictures have been sent; `count` is null when another device has them. */
const awaitsPictures = (count: number | null, is_read: boolean): string => {
  const what = is_read ? 'Nieuwe versie op de site' : 'Gepubliceerd';
  if (count === null) return `${what} zodra de foto’s er zijn`;
  return count === 1 ? `${what} zodra 1 foto er is` : `${what} zodra ${count} foto’s er zijn`;
};

/** 'A', 'A en B', 'A, B en C'; it begins a sentence. */
const sentenceList = (names: readonly string[]): string => {
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' en ');
  return list.charAt(0).toUpperCase() + list.slice(1);
};

export const blogText = {
  list: {
    label: 'Artikelen',
    loading: 'Artikelen laden',
    /** */
    unreadable: 'Failed to fetch posts',
    result: articles,
    result_of: (count: number, all: number) => `${count.toLocaleString('nl-NL')} van ${articles(all)}`,
    open: (title: string) => `Bewerk ${title}`,
    no_author: 'Zonder auteur',
    no_date: 'Nog niet gepubliceerd',
    no_category: 'Zonder categorie',
    draft: 'Concept',
    planned: (moment: string) => `Gepland op ${moment}`,
    awaits: awaitsPictures,
    picture_states: {
      stored: '',
      pending: 'Foto wacht op verzenden',
      sending: 'Foto wordt verzonden',
      failed: 'Foto niet verzonden',
    },
    /** */
    view: 'View Published',
    view_of: (title: string) => `View Published: ${title}`,
    edit: 'Bewerken',
    edit_of: (title: string) => `${title} bewerken`,
    delete_of: (title: string) => `${title} verwijderen`,
  },

  toolbar: {
    label: 'Artikelen zoeken en filteren',
    search: 'Zoek artikelen',
    search_placeholder: 'Titel, tekst of auteur',
    clear_search: 'Zoekopdracht wissen',
    category: 'Categorie',
    category_all: 'Alle categorieën',
    status: 'Status',
    statuses: {
      all: 'Alle statussen',
      published: 'Gepubliceerd',
      planned: 'Gepland',
      draft: 'Concepten',
    },
    seo: { met: 'Voldoet aan de SEO-regels', missed: 'Voldoet niet aan de SEO-regels' },
    since: (date: string) => `Gemaakt sinds ${date}`,
    add: 'Nieuw artikel',
  },

  empty: {
    /** */
    title: 'No blog posts yet',
    text: 'Get started by creating your first article.',
    action: 'Eerste artikel schrijven',
    syncing_title: 'De artikelen worden opgehaald',
    syncing_text: 'Dit gebeurt één keer op dit apparaat. Daarna staat alles ook zonder verbinding klaar.',
    offline_title: 'Nog geen artikelen op dit apparaat',
    offline_text:
      'Dit apparaat is nog niet met de server verbonden geweest. Een artikel schrijven kan al wel.',
    no_results_title: 'Geen artikel gevonden',
    no_results_text: 'Geen enkel artikel past bij deze zoekopdracht en filters.',
    no_results_action: 'Filters wissen',
  },

  /** in the order of the form. */
  categories: [
    'Gelcoat Reparatie',
    'Teak Dek Onderhoud',
    'Yacht Waxen & Polijsten',
    'Onderwaterschip Behandeling',
    'Speciale Diensten',
    'Algemeen Onderhoud',
    'Tips & Advies',
  ],

  fields: {
    title: 'Titel',
    author: 'Auteur',
    category: 'Categorie',
    metaDescription: 'Meta-omschrijving',
    content: 'Artikeltekst',
    html_blocks: 'HTML-blokken',
    html_code: 'Code in de HTML-editor',
    alt: 'Wat is er op de foto te zien?',
    row_picture: 'Uitgelichte foto',
    picture: 'Uitgelichte foto',
    focus: 'Brandpunt van de foto',
    publish_date: 'Dag van publicatie',
    publish_time: 'Tijd van publicatie',
    new_address: 'Adres',
  },

  form: {
    /** */
    new_title: 'Create New Article',
    edit_title: 'Update Article',
    /** */
    create: 'Create Post',
    update: 'Update Post',
    preview: 'Preview',
    draft: 'Opslaan als concept',
    unpublish: 'Van de site halen',
    unplan: 'Terug naar concept',
    plan: {
      open: 'Publiceren op …',
      title: 'Publiceren op',
      date: 'Dag',
      time: 'Tijd',
      hours: 'Uren',
      minutes: 'Minuten',
      previous_month: 'Vorige maand',
      next_month: 'Volgende maand',
      save: 'Inplannen',
      /** The server does it, and the office need not be there. */
      hint: 'De tijd geldt in Nederland. Het artikel verschijnt vanzelf; dit apparaat hoeft dan niet aan te staan.',
      twice: 'In deze nacht gaat de klok terug; het artikel verschijnt de eerste keer dat het zo laat is.',
    },
    planned: (moment: string) =>
      `Gepland op ${moment}. Met ‘Publiceren op …’ verandert u dat moment, met ‘Update Post’ staat het artikel meteen op de site.`,
    /** */
    published_at_once:
      'Met ‘Create Post’ of ‘Update Post’ staat het artikel meteen op de site. Een concept ziet alleen het kantoor.',
    /** */
    title_hint: (count: number) => `${count} tekens. Zoekmachines tonen titels van 50 tot 60 tekens geheel.`,
    description_hint: 'Een goede omschrijving heeft 130 tot 155 tekens.',
    counter: (count: number, most: number) => `${count} van ${most}`,
    counter_said: (count: number, most: number) => `${count} van ${most} tekens gebruikt`,
    category_placeholder: 'Kies een categorie',
    picture: 'Uitgelichte foto',
    /** */
    picture_hint: 'Liefst een liggende JPEG of PNG, hooguit 10\u00a0MB. Een grotere foto wordt verkleind.',
    picture_size: (width: number, height: number) => `${width} × ${height} pixels.`,
    picture_small: (width_px: number) =>
      `Smaller dan ${width_px} pixels: op een groot scherm kan de foto onscherp zijn.`,
    focus: {
      point: (x: number, y: number) => `Brandpunt: ${x}% van links, ${y}% van boven`,
      hint: 'Zet het punt op wat in beeld moet blijven, ook met de pijltjestoetsen.',
      middle: 'Midden',
      crops: 'Zo snijdt de site de foto bij',
      of: {
        card: 'Kaart',
        article: 'Artikel',
        phone: 'Artikel op een telefoon',
        shared: 'Gedeelde link: altijd het midden',
      },
    },
    address: 'Adres van het artikel',
    address_moves: 'Pas het adres aan de nieuwe titel aan; het oude verwijst voortaan door.',
    /** */
    numbered_address: 'Een ander artikel had dit adres al; daarom staat er een nummer achter.',
    keeps_address: 'Adres blijft',
    changes_address: 'Adres verandert mee',
    gone: 'Dit artikel bestaat niet (meer)',
    gone_text: 'Misschien is het op een ander apparaat verwijderd.',
    gone_save:
      'Dit artikel is intussen elders verwijderd. Met opslaan wordt wat hier staat een nieuw artikel.',
    gone_draft:
      'Dit artikel is intussen elders verwijderd. Hieronder staat wat u schreef; met opslaan wordt dat een nieuw artikel.',
    back: 'Terug naar de lijst',
    loading: 'Artikel laden',
    pictures_refused: (count: number) =>
      count === 1
        ? '1 foto in de tekst is niet verzonden.'
        : `${count.toLocaleString('nl-NL')} foto’s in de tekst zijn niet verzonden.`,
    pictures_refused_way: 'Verzend opnieuw, of verwijder de foto uit de tekst en kies een andere.',
    picture_refused: {
      unreadable: 'Dit bestand kan niet als foto worden gelezen. Kies een JPEG, PNG, WebP of HEIC.',
      too_large: 'Deze foto is te groot. Kies een kleinere.',
      not_loaded:
        'Het onderdeel van de app dat foto’s klaarmaakt, kon niet worden geladen. Zorg voor verbinding en kies de foto opnieuw.',
      not_kept: 'De foto kon niet op dit apparaat worden bewaard.',
    },
  },

  /** Two people changed one article. */
  together: {
    /** Who else has the article open; `names` holds at least one. */
    open_elsewhere: (names: readonly string[]) =>
      `${sentenceList(names)} ${names.length === 1 ? 'heeft' : 'hebben'} dit artikel ook open.`,
    open_by_self: 'U hebt dit artikel ook elders open.',
    label: 'Wijzigingen van een ander',
    /** Who changed it: after 'door' and 'van'. */
    self: 'uzelf buiten dit formulier',
    somebody: 'iemand anders',
    due: (who: string) =>
      `Dit artikel is intussen gewijzigd door ${who}. Zodra u even niet typt, wordt het samengevoegd.`,
    join_now: 'Nu samenvoegen',
    joined: (who: string) => `Samengevoegd met wijzigingen van ${who}.`,
    undo: 'Ongedaan maken',
    undone: (who: string) =>
      `Hier staat uw tekst zonder de wijzigingen van ${who}. Slaat u zo op, dan blijven beide versies bewaard en kiest u later.`,
    choose: (count: number) =>
      count === 1
        ? 'Eén stuk tekst is op twee plaatsen gewijzigd: kies wat blijft.'
        : `${count} stukken tekst zijn op twee plaatsen gewijzigd: kies wat blijft.`,
    to_choices: 'Naar de keuze',
    held: 'Nog niet opgeslagen: kies eerst bij de tekst wat blijft. Tot die tijd verandert er op de site niets, en wat u typt blijft op dit apparaat bewaard.',
    title: 'Twee versies van hetzelfde stuk tekst – kies welke geldt',
    intro: (who: string) =>
      `U en ${who} wijzigden hetzelfde. De overige wijzigingen worden vanzelf samengevoegd; er is niets weg.`,
    intro_self:
      'U wijzigde hetzelfde hier en buiten dit formulier. De overige wijzigingen worden vanzelf samengevoegd; er is niets weg.',
    /** Two versions that met on the server. */
    intro_conflict:
      'Beide versies zijn bewaard. Wat elkaar niet raakt, wordt samengevoegd; kies bij de rest wat blijft. Tot die tijd verandert er op de site niets.',
    intro_unknown:
      'Beide versies zijn bewaard. Een stuk dat maar in één versie staat, blijft staan; kies bij de rest wat blijft.',
    disjoint: 'De wijzigingen raken elkaar niet: ze kunnen samen in het artikel.',
    place: (number: number, count: number) => (count === 1 ? 'Wat blijft?' : `Plaats ${number} van ${count}`),
    after: 'Na:',
    show: 'Toon in de tekst',
    /** In the text, over the block that it is about. */
    here: 'Dit stuk is op twee plaatsen gewijzigd. Wat blijft?',
    mine: 'Mijn versie',
    theirs: 'Hun versie',
    theirs_of: (who: string) => `Versie van ${who}`,
    both: 'Beide, onder elkaar',
    deleted: 'Dit stuk is hier verwijderd.',
    apply: 'Samenvoegen',
    apply_hint: 'Kies bij elk stuk wat blijft.',
    loading: 'Versies laden',
  },

  /** said when it is saved on this device. */
  success: {
    created: 'Blog post created successfully!',
    updated: 'Blog post updated successfully!',
    deleted: 'Blog post and all associated images successfully deleted!',
    draft: 'Concept opgeslagen',
    unpublished: 'Het artikel is van de site gehaald',
    planned: 'Het artikel is ingepland',
    unplanned: 'Het artikel is weer een concept',
  },
  /** this device could not save it. */
  errors: {
    create: 'Failed to create blog post',
    update: 'Failed to update blog post',
    delete: 'Failed to delete blog post',
  },

  confirm: {
    title: (title: string) => `${title} verwijderen`,
    /** */
    text: 'Are you sure you want to delete this post?',
    yes: 'Verwijderen',
  },

  preview: {
    /** */
    title: 'Article Preview',
    by: (author: string) => `By ${author}`,
    untitled: 'Zonder titel',
    empty: 'Er is nog geen tekst.',
    failed: 'Het voorbeeld kon niet worden geladen. Zorg één keer voor verbinding en open het opnieuw.',
    loading: 'Voorbeeld laden',
    /** What the keyboard is told of the text. */
    text: 'Tekst zoals bezoekers die zien',
  },

  search_preview: {
    title: 'Zo toont Google het',
    no_title: 'Titel van het artikel',
    no_description: 'De meta-omschrijving staat hier.',
  },

  seo: {
    title: 'SEO',
    default_alt: DEFAULT_PICTURE_ALT,
    good: 'Titel, omschrijving en foto’s voldoen.',
    misses: {
      title_too_short: 'De titel is korter dan 50 tekens.',
      title_too_long: 'De titel is langer dan 60 tekens.',
      description_missing: 'De meta-omschrijving ontbreekt.',
      description_too_short: 'De meta-omschrijving is korter dan 130 tekens.',
      description_too_long: 'De meta-omschrijving is langer dan 155 tekens.',
      cover_without_alt: 'De uitgelichte foto heeft geen beschrijving.',
      picture_without_alt: (count: number) =>
        count === 1
          ? 'Een foto in de tekst heeft geen beschrijving.'
          : `${count} foto’s in de tekst hebben geen beschrijving.`,
    },
    /** Leads to a picture of the text, each time to the next one. */
    show_picture: 'Toon in de tekst',
    /** */
    keywords: 'SEO keywords',
    keywords_intro: 'Zinsdelen waarop jachteigenaren zoeken. Een vinkje: het staat in dit artikel.',
    used: 'in dit artikel',
    phrases: [
      'jacht onderhoud',
      'boot polijsten',
      'gelcoat reparatie',
      'teakdek schoonmaken',
      'teakdek onderhoud',
      'antifouling aanbrengen',
      'onderwaterschip behandelen',
      'romp waxen',
      'boot winterklaar maken',
      'osmose voorkomen',
      'waterlijn reinigen',
      'jacht detailing',
      'boot poetsen',
      'yacht care',
    ],
  },

  /** By field, then by error code. */
  field_errors_of: {
    title: { required: 'Vul de titel in.' },
    author: { required: 'Vul de auteur in.' },
    category: { required: 'Kies een categorie.' },
    metaDescription: {
      required: 'Vul de meta-omschrijving in.',
      too_long: 'Gebruik hooguit 160 tekens.',
    },
    content: {
      required: 'Schrijf de tekst van het artikel.',
      nothing_allowed:
        'Van deze tekst blijft niets over dat op de site mag staan, zoals scripts en formulieren. Wat u schreef, staat hier nog.',
      too_long: 'Deze tekst is te lang. Verdeel hem over twee artikelen.',
      blocks_too_long:
        'De HTML-blokken zijn samen te lang voor één artikel. Maak er een korter of haal er een weg; wat u schreef, staat hier nog.',
      unfinished:
        'In de HTML-editor staat code die nog niet in het artikel staat. Voeg hem in of gooi hem weg.',
    },
    publish_date: {
      required: 'Kies een dag.',
      in_the_past: 'Deze dag is al voorbij. Kies een latere, of publiceer het artikel meteen.',
    },
    publish_time: {
      required: 'Vul de tijd in, bijvoorbeeld 09:00.',
      in_the_past: 'Dit tijdstip is al voorbij. Kies een later, of publiceer het artikel meteen.',
      no_such_time:
        'Dit tijdstip bestaat niet: in deze nacht gaat de klok van 02:00 meteen naar 03:00. Kies een ander.',
    },
    picture: { too_large: 'Deze foto is te groot. Kies een kleinere.' },
  },
} as const;
