/** Words for undoing. */
export const undoText = {
  action: 'Ongedaan maken',
  redo: 'Toch doen',
  close: 'Melding sluiten',
  fields: (fields: string, row: string) => `Ongedaan gemaakt: ${fields} van ${row}`,
  row: (row: string) => `Ongedaan gemaakt: ${row} is niet toegevoegd`,
  /** Of several rows that changed places. */
  order: 'Ongedaan gemaakt: de volgorde is weer zoals zij was',
  order_again: 'Opnieuw gedaan: de volgorde',
  again: (fields: string, row: string) => `Opnieuw gedaan: ${fields} van ${row}`,
  left_fields: (fields: string, row: string) =>
    `Niet teruggezet: ${fields} van ${row}. Dit is intussen opnieuw gewijzigd.`,
  left_row: (row: string) => `${row} blijft staan: het is intussen gewijzigd, verzonden of verwijderd.`,
  /** Of many rows at once: 'Status van 12 aanvragen'. */
  of_many: (count: number, many: string) => `${count.toLocaleString('nl-NL')} ${many}`,
  left_many: (fields: string, rows: string, names: string) =>
    `Niet teruggezet: ${fields} van ${rows} (${names}). Deze zijn intussen opnieuw gewijzigd of verwijderd.`,
  and_more: (count: number) => `en nog ${count.toLocaleString('nl-NL')}`,
  nothing: 'Er is niets om ongedaan te maken.',
  failed: 'Ongedaan maken is niet gelukt. Er is niets gewijzigd.',
} as const;
