import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { siteText } from '../../../../content/admin/site-content.ts';
import { service_titles } from '../../../../content/site/service-titles.ts';
import { listSiteEntries, useLive } from '../../../../data/index.ts';
import { HERO_PAGES, SITE_FIELDS, type SiteField, type SiteKind } from '../../../../domain/site-content.ts';
import formClasses from '../../../components/forms/form.module.css';
import { GrowingTextarea } from '../../../components/growing-textarea.tsx';
import { Toggle } from '../../../components/toggle.tsx';
import { Select } from '../../../components/select.tsx';
import { useRuntime } from '../../../runtime.ts';
import { entryTitle, type SiteValues } from '../entry-labels.ts';

const { fields: labels, hints } = siteText;

interface Props {
  readonly kind: SiteKind;
  readonly form: UseFormReturnType<SiteValues>;
}

/** The texts of an entry, in the order of its kind. */
export function EntryFields({ kind, form }: Props) {
  return (
    <div className={formClasses['fields']}>
      {SITE_FIELDS[kind].map((field, index) => (
        <Field key={field} kind={kind} field={field} form={form} is_first={index === 0} />
      ))}
    </div>
  );
}

const REQUIRED: ReadonlySet<SiteField> = new Set(['page', 'type', 'url', 'before_alt', 'after_alt']);
const LONG: ReadonlySet<SiteField> = new Set(['description']);
const HALF: ReadonlySet<SiteField> = new Set(['category', 'location', 'done_on', 'transform_id']);
const ALT: ReadonlySet<SiteField> = new Set(['alt', 'before_alt', 'after_alt']);

const isRequired = (kind: SiteKind, field: SiteField): boolean => {
  if (field === 'title') return kind !== 'hero';
  if (field === 'alt') return kind !== 'service';
  return REQUIRED.has(field);
};

const hintOf = (field: SiteField): string | undefined =>
  ALT.has(field) ? hints.alt : (hints as { readonly [known in SiteField]?: string })[field];

interface FieldProps extends Props {
  readonly field: SiteField;
  readonly is_first: boolean;
}

function Field({ kind, field, form, is_first }: FieldProps) {
  const hint = hintOf(field);
  const given = {
    label: labels[field],
    size: 'md' as const,
    required: isRequired(kind, field),
    ...(hint === undefined ? {} : { description: hint }),
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
    ...(HALF.has(field) ? { className: formClasses['half'] ?? '' } : {}),
    ...(is_first ? { 'data-first-field': true } : {}),
    ...form.getInputProps(field),
  };
  const choose = (value: string | null) => form.setFieldValue(field, value ?? '');
  const value = form.values[field];
  if (field === 'active') {
    return (
      <Toggle
        checked={value === 'yes'}
        onChange={(checked) => form.setFieldValue('active', checked ? 'yes' : 'no')}
        label={labels.active}
        on={siteText.row.on}
        off={siteText.row.off}
      />
    );
  }
  if (field === 'page') {
    const pages = HERO_PAGES.map((page) => ({ value: page, label: siteText.pages[page] }));
    return <Select {...given} allowDeselect={false} data={pages} value={value || null} onChange={choose} />;
  }
  if (field === 'title' && kind === 'service') {
    return (
      <Select
        {...given}
        description={hints.service_title}
        allowDeselect={false}
        data={[...new Set([...service_titles, ...(value === '' ? [] : [value])])]}
        value={value || null}
        onChange={choose}
      />
    );
  }
  if (field === 'transform_id') return <PairSelect given={given} value={value} onChange={choose} />;
  if (LONG.has(field)) return <GrowingTextarea {...given} min_rows={3} max_rows={10} />;
  if (ALT.has(field)) return <GrowingTextarea {...given} min_rows={1} max_rows={4} />;
  return (
    <TextInput
      {...given}
      autoComplete="off"
      type={field === 'done_on' ? 'date' : 'text'}
      {...(field === 'url' ? { inputMode: 'url' as const } : {})}
    />
  );
}

interface PairProps {
  readonly given: object;
  readonly value: string;
  readonly onChange: (pair_id: string | null) => void;
}

/** The before and after that belong to a project; one that is gone stays choosable until another is chosen. */
function PairSelect({ given, value, onChange }: PairProps) {
  const { db } = useRuntime();
  const pairs = useLive(() => listSiteEntries(db, 'pair'), [db]) ?? [];
  const known = pairs.map((pair) => ({ value: pair.id, label: entryTitle(pair) }));
  const is_unknown = value !== '' && known.every((pair) => pair.value !== value);
  return (
    <Select
      {...given}
      allowDeselect={false}
      data={[
        { value: '', label: siteText.no_pair },
        ...known,
        ...(is_unknown ? [{ value, label: value }] : []),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
