import { expect, test } from 'vitest';
import { clientsText } from './clients.ts';
import { notesText } from './notes.ts';

test('M-022 the failures are told in the specified words', () => {
  const { errors } = clientsText;
  expect([
    errors.notes,
    errors.service_add,
    errors.service_delete,
    errors.client_archive,
    errors.client_delete,
    errors.service_status,
  ]).toEqual([
    'Er is een fout opgetreden bij het opslaan van notities',
    'Er is een fout opgetreden bij het toevoegen van de service',
    'Er is een fout opgetreden bij het verwijderen van de service',
    'Er is een fout opgetreden bij het archiveren van de client',
    'Er is een fout opgetreden bij het verwijderen van de client',
    'Er is een fout opgetreden bij het bijwerken van de servicestatus',
  ]);
});

test('M-023 a success is told in the specified words', () => {
  const { success } = clientsText;
  expect(success).toEqual({
    service_added: 'Service succesvol toegevoegd',
    service_deleted: 'Service succesvol verwijderd',
    client_archived: 'Client succesvol gearchiveerd',
    client_deleted: 'Client succesvol verwijderd',
  });
  expect(notesText.saved).toBe('Notities opgeslagen');
});

test('M-013 M-020 M-024 the specified sentences stand word for word', () => {
  expect(clientsText.service_required).toBe('Servicetype en datum zijn verplichte velden.');
  expect(clientsText.recommendation_default).toBe(
    'Gelcoat inspectie en waxbehandeling worden aanbevolen vóór het volgende vaarseizoen.',
  );
  expect(clientsText.confirm.delete_service).toBe(
    'Weet u zeker dat u deze service wilt verwijderen? Dit kan niet ongedaan worden gemaakt.',
  );
});

test('M-025 archiving says what stays, deleting says what goes along', () => {
  expect(clientsText.confirm.archive('Jan')).toMatch(/blijft bewaard .* status 'Gearchiveerd'/);
  for (const [services, words] of [
    [0, 'nu geen'],
    [1, '1 service.'],
    [12, '12 services.'],
  ] as const) {
    const text = clientsText.confirm.delete_client('Jan', services);
    expect(text).toContain('alle servicegegevens van deze klant worden verwijderd');
    expect(text).toContain(words);
  }
});
