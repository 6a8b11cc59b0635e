/** Words of the screen Settings. */
export const settingsText = {
  landmark: 'Instellingen',
  back: 'Alle instellingen',
  unreadable: 'Deze instellingen konden niet worden gelezen.',
  sections: {
    device: {
      title: 'Dit apparaat',
      about: 'Synchronisatie, opslag en vergrendeling van het apparaat dat u nu gebruikt.',
    },
    display: { title: 'Weergave', about: 'Hoe het beheer er op dit apparaat uitziet.' },
  },
  device: {
    device: 'Apparaat',
    person: 'Ingelogd als',
    version: 'Versie',
    sync: 'Synchronisatie',
    all_changes: 'Alles over synchronisatie',
    lock: 'Vergrendelen en afmelden',
    pin_on: 'Het scherm vergrendelt met uw pincode.',
    pin_off: 'Er is geen pincode ingesteld. Legt u het apparaat weg, dan kan een ander meekijken.',
    open_lock: 'Pincode en afmelden',
  },
  display: {
    light: 'Helder, voor overdag en buiten op de steiger.',
    dark: 'Rustig voor de ogen, in de avond of benedendeks.',
    auto: 'Wisselt mee met de instelling van het apparaat zelf.',
  },
} as const;
