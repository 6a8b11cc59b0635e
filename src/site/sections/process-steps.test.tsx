import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProcessSteps } from './process-steps.tsx';

test('P-045 without steps of its own a page shows the four steps with their guarantee labels', () => {
  const html = renderToStaticMarkup(<ProcessSteps />);
  const steps = [...html.matchAll(/<li>.*?<\/li>/gs)].map(([step]) => step);
  const expected = [
    ['Persoonlijke Inspectie', 'Nauwkeurigheidsgarantie'],
    ['Op Maat Gemaakt Plan', 'Transparante Prijsgarantie'],
    ['Vakkundige Uitvoering', 'Vakmanschap Garantie'],
    ['Kwaliteitscontrole', '100% Tevredenheidsgarantie'],
  ] as const;
  expect(steps).toHaveLength(4);
  for (const [index, [title, guarantee]] of expected.entries()) {
    expect(steps[index]).toContain(`${title}</h3>`);
    expect(steps[index]).toContain(guarantee);
  }
});

test('P-030 a step has a number or an id, a title, a description, and if given an icon and a guarantee with its own', () => {
  const html = renderToStaticMarkup(
    <ProcessSteps
      steps={[
        { number: 'a', title: 'Kaal', description: 'Zonder meer.' },
        {
          number: 2,
          title: 'Vol',
          description: 'Met alles.',
          icon: 'look',
          guarantee: 'Zeker weten',
          guarantee_icon: 'check',
        },
      ]}
    />,
  );
  const [bare = '', full = ''] = html.split('</li>');
  expect(bare).toMatch(/>a<\/span>.*Kaal<\/h3><p>Zonder meer\./);
  expect(bare).not.toContain('<svg');
  expect(full).toMatch(/>2<\/span>.*<svg.*Vol<\/h3><p>Met alles\..*<svg.*Zeker weten/);
  expect(full.match(/<svg/g)).toHaveLength(2);
});
