/** The parts of a form that the controller uses, without a browser. */

interface FieldSpec {
  readonly name: string;
  readonly type?: string;
  readonly tag?: 'input' | 'textarea' | 'button';
}

export class FakeField extends EventTarget {
  readonly localName: string;
  readonly name: string;
  readonly type: string;
  value = '';
  checked = false;
  readOnly = false;
  files: readonly File[] = [];

  constructor({ name, type = 'text', tag = 'input' }: FieldSpec) {
    super();
    this.localName = tag;
    this.name = name;
    this.type = type;
  }

  getAttribute(attribute: 'name' | 'type'): string | null {
    return this[attribute] || null;
  }
}

/** A form with these fields; `type`, `tick` and `choose` act as a visitor does. */
export class FakeForm extends EventTarget {
  readonly elements: readonly FakeField[];

  constructor(fields: readonly FieldSpec[]) {
    super();
    this.elements = fields.map((field) => new FakeField(field));
  }

  field(name: string): FakeField {
    const found = this.elements.find((field) => field.name === name);
    if (found === undefined) throw new Error(`no field ${name}`);
    return found;
  }

  reset(): void {
    for (const field of this.elements) {
      field.value = '';
      field.checked = false;
    }
  }

  #happened(kind: 'input' | 'change', target: FakeField): void {
    const event = new Event(kind);
    Object.defineProperty(event, 'target', { value: target });
    this.dispatchEvent(event);
  }

  type(name: string, value: string): void {
    const field = this.field(name);
    if (field.readOnly) return;
    field.value = value;
    this.#happened('input', field);
  }

  tick(name: string): void {
    const field = this.field(name);
    field.checked = true;
    this.#happened('input', field);
  }

  choose(files: readonly File[]): void {
    const field = this.elements.find(({ type }) => type === 'file');
    if (field === undefined) throw new Error('no field for files');
    field.files = files;
    this.#happened('change', field);
  }
}

const PERSON: readonly FieldSpec[] = [
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
];

/** The fields of each form, as its component has them. */
export const FORM_FIELDS = {
  contact: [
    ...PERSON,
    { name: 'boatType' },
    { name: 'service' },
    { name: 'message', tag: 'textarea' },
    { name: '', type: 'file' },
    { name: 'privacy', type: 'checkbox' },
    { name: 'website' },
    { name: '', tag: 'button' },
  ],
  consultation: [
    ...PERSON,
    { name: 'message', tag: 'textarea' },
    { name: '', type: 'file' },
    { name: 'privacy', type: 'checkbox' },
    { name: 'website' },
  ],
  'founding-member': [
    ...PERSON,
    { name: 'boatType' },
    { name: 'privacy', type: 'checkbox' },
    { name: 'website' },
  ],
  newsletter: [{ name: 'email', type: 'email' }, { name: 'website' }],
} as const satisfies Readonly<Record<string, readonly FieldSpec[]>>;
