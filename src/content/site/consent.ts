/** K-001..K-007: title, buttons and the failure are verbatim from the specification. */
export const consent = {
  title: 'Uw privacy',
  text: 'Met uw toestemming meten wij welke pagina’s worden gelezen, om de site beter te maken. Weigert u, dan meten wij niets en werkt alles hetzelfde.',
  decline: 'Weigeren',
  accept: 'Accepteren',
  failed: 'Uw voorkeuren konden niet worden opgeslagen. Controleer uw privacy-instellingen.',
} as const;

/** The cookies page: what is kept on a visitor's device, and the choice. */
export const cookies = {
  heading: 'Cookies en uw keuze',
  lead: 'Deze site plaatst zelf geen cookies. Wat hij op uw apparaat bewaart, staat hieronder, en wat meer is dan nodig gebeurt alleen met uw toestemming.',
  choice: {
    heading: 'Uw keuze',
    undecided: 'U hebt nog niet gekozen. Tot dan meten wij niets.',
    accepted:
      'U hebt meten toegestaan. Weigeren kan hier op elk moment; wat daarvoor bewaard is, wordt dan verwijderd.',
    declined: 'U hebt meten geweigerd. Wij meten niets.',
    without_script: 'Zonder JavaScript meten wij niets en is er niets te kiezen.',
  },
  needed: {
    heading: 'Altijd, omdat de site er niet zonder kan',
    items: [
      { name: 'Uw keuze', text: 'Het woord ‘true’ of ‘false’ onder de naam cookie_consent, tot u het wist.' },
      {
        name: 'Bezochte pagina’s',
        text: 'Een kopie van pagina’s en beelden, zodat de site aan de steiger ook zonder verbinding te lezen is. Die kopie verlaat uw apparaat niet.',
      },
    ],
  },
  measured: {
    heading: 'Alleen met uw toestemming',
    items: [
      {
        name: 'Gebruik van de site',
        text: 'Welke pagina’s en onderdelen u bekijkt en welke knoppen u gebruikt, zonder naam of e-mailadres, verstuurd naar onze meetdienst en tagmanager.',
      },
      {
        name: 'Aantekeningen op uw apparaat',
        text: 'Of u het menu of het portfolio gebruikte, hoe vaak en wanneer, en of u de pagina leek te verlaten. Die worden gewist zodra u weigert.',
      },
      {
        name: 'Cookies van de tagmanager',
        text: 'Een tagmanager kan cookies plaatsen die tot twee jaar blijven. Bij weigeren verwijderen wij ze.',
      },
    ],
  },
  contact: { heading: 'Vragen', text: 'Over wat wij bewaren kunt u ons altijd bellen of mailen:' },
} as const;
