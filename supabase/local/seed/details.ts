/** Work from close by, before and after, of which no project tells. `scene` names its two pictures. */
export interface SeedDetail {
  readonly scene: string;
  /** Names the work, so that the page of an offering finds it. */
  readonly title: string;
  readonly alt: string;
  readonly alt_before: string;
}

export const DETAILS: readonly SeedDetail[] = [
  {
    scene: 'window',
    title: 'Plexiglas van een dekluik weer helder',
    alt: 'Dekluik van bovenaf: door het heldere plexiglas ziet u de kussens en een boek in de kajuit.',
    alt_before: 'Hetzelfde luik vooraf: geel en mat plexiglas vol krassen; de kajuit is nog net te zien.',
  },
  {
    scene: 'deck',
    title: 'Kajuitdak gelijkmatig gematteerd',
    alt: 'Kajuitdak in laag tegenlicht: een egaal mat vlak zonder schittering.',
    alt_before: 'Hetzelfde kajuitdak vooraf: de zon schittert in een vlekkerig glanzend vlak.',
  },
  {
    scene: 'seam',
    title: 'Kitranden van een raam vernieuwd',
    alt: 'Onderrand van een kajuitraam: één egale zwarte kitnaad met strakke randen, de gelcoat eronder schoon.',
    alt_before:
      'Dezelfde naad vooraf: gescheurde, groene kit waarvan een stuk ontbreekt, met vuile strepen eronder.',
  },
  {
    scene: 'spot',
    title: 'Gelcoatschade aan een boeg hersteld',
    alt: 'Donkergroene boeg van dichtbij: gave, glanzende gelcoat waarin de haven spiegelt.',
    alt_before:
      'Dezelfde boeg vooraf: de gelcoat is afgesprongen tot op de lichte laag eronder, met sterbarsten en schrammen.',
  },
];
