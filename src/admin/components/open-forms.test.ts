import { expect, test } from 'vitest';
import { createOpenForms } from './open-forms.ts';

test('R-50 a rescue takes the present texts of the open forms, in the order they were opened', () => {
  const forms = createOpenForms();
  let name = 'J';
  forms.add('client:new', () => ({ values: { name } }));
  const close = forms.add('service:new:c1', () => ({ values: { amount: '95' } }));
  name = 'Jan';
  expect(forms.list()).toEqual([
    { form: 'client:new', values: { values: { name: 'Jan' } } },
    { form: 'service:new:c1', values: { values: { amount: '95' } } },
  ]);
  close();
  expect(forms.list().map(({ form }) => form)).toEqual(['client:new']);
});

test('the same form twice: closing one leaves the other', () => {
  const forms = createOpenForms();
  const close = forms.add('client:new', () => 1);
  forms.add('client:new', () => 2);
  close();
  expect(forms.list()).toEqual([{ form: 'client:new', values: 2 }]);
});
