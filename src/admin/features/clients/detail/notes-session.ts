import { createLatestWriter } from '../../../components/forms/latest-writer.ts';
import type { NotesDraft } from './notes-draft.ts';
import {
  initialNotes,
  isChangedElsewhere,
  isUnsaved,
  type NotesEvent,
  type NotesState,
  notesReducer,
  type SeenNotes,
} from './notes-state.ts';

/** Saved this long after the last keystroke. */
export const SAVE_AFTER_MS = 500;
/** 'Notities opgeslagen' stands this long (M-023). */
export const SAVED_SHOWN_MS = 3000;

export interface NotesPorts {
  /** Saves on the device; answers whether that worked and has told the person if not. */
  readonly save: (text: string, base_rev: number) => Promise<boolean>;
  readonly keep_draft: (draft: NotesDraft) => Promise<void>;
  readonly clear_draft: () => Promise<void>;
  /** Keeps the draft at once, while the page goes away. */
  readonly keep_last: (draft: NotesDraft) => void;
  readonly load_draft: () => Promise<NotesDraft | null>;
  readonly on_error: (error: unknown) => void;
}

export interface NotesView {
  readonly text: string;
  readonly phase: NotesState['phase'];
  /** A text of an earlier page came back. */
  readonly is_restored: boolean;
  /** What stands in the row now, when that is neither typed nor saved here; null otherwise. */
  readonly other: string | null;
}

/** Keeps the notes of one client: typed, drafted at once, saved a little later, never lost (R-41, D3). */
export class NotesSession {
  #state: NotesState;
  #row: SeenNotes;
  #view: NotesView;
  #is_restored = false;
  #saving: Promise<void> = Promise.resolve();
  #save_timer: ReturnType<typeof setTimeout> | undefined;
  #quiet_timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #ports: NotesPorts;
  readonly #draft: ReturnType<typeof createLatestWriter<NotesDraft>>;

  constructor(row: SeenNotes, ports: NotesPorts) {
    this.#row = row;
    this.#state = initialNotes(row);
    this.#ports = ports;
    this.#view = this.#look();
    this.#draft = createLatestWriter({ write: ports.keep_draft, delay_ms: 0, on_error: ports.on_error });
  }

  readonly view = (): NotesView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Brings back and saves what a killed page left behind. */
  async restore(): Promise<void> {
    const found = await this.#ports.load_draft();
    // A tap that came first has changed nothing yet; typed text wins over what an earlier page left.
    if (!found || isUnsaved(this.#state)) return;
    if (found.text === this.#row.text) {
      await this.#dropDraft();
      return;
    }
    this.#is_restored = true;
    this.#happen({ kind: 'restore', ...found });
    this.#saveLater();
  }

  /** The row as it is now. */
  see(row: SeenNotes): void {
    this.#row = row;
    this.#happen({ kind: 'row', row });
  }

  focus(): void {
    this.#happen({ kind: 'focus', row: this.#row });
  }

  type(text: string): void {
    this.#happen({ kind: 'type', text, row: this.#row });
    const { edit } = this.#state;
    if (edit && isUnsaved(this.#state)) this.#draft.put({ text, base: edit.base });
    else void this.#dropDraft();
    this.#saveLater();
  }

  blur(): void {
    this.#happen({ kind: 'blur' });
    void this.flush();
  }

  /** The page goes away: what is unsaved is kept at once, then saved if there is still time. */
  readonly leave = (): void => {
    const { text, edit } = this.#state;
    if (edit && isUnsaved(this.#state)) this.#ports.keep_last({ text, base: edit.base });
    void this.flush();
  };

  /** Takes over what stands in the row; the typed text is given up. */
  takeOther(): void {
    this.#happen({ kind: 'take_row', row: this.#row });
    void this.#dropDraft();
  }

  /** Saves at once what is not saved yet; settles when that is done. Saves follow one another. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.#save_timer);
    this.#saving = this.#saving.then(() => this.#save()).catch(this.#ports.on_error);
    return this.#saving;
  };

  async #save(): Promise<void> {
    const { text, edit } = this.#state;
    if (!edit || !isUnsaved(this.#state)) return;
    this.#happen({ kind: 'save' });
    if (!(await this.#ports.save(text, edit.base.rev))) {
      // The database fails; the browser's other store may still take it, so that closing the client loses nothing.
      this.#ports.keep_last({ text, base: edit.base });
      this.#happen({ kind: 'failed' });
      return;
    }
    this.#is_restored = false;
    this.#happen({ kind: 'saved', text });
    clearTimeout(this.#quiet_timer);
    this.#quiet_timer = setTimeout(() => this.#happen({ kind: 'quiet' }), SAVED_SHOWN_MS);
    if (!isUnsaved(this.#state)) await this.#dropDraft();
  }

  #saveLater(): void {
    clearTimeout(this.#save_timer);
    this.#save_timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  #dropDraft(): Promise<void> {
    return this.#draft.drop(this.#ports.clear_draft);
  }

  #look(): NotesView {
    return {
      text: this.#state.text,
      phase: this.#state.phase,
      is_restored: this.#is_restored,
      other: isChangedElsewhere(this.#state, this.#row) ? this.#row.text : null,
    };
  }

  #happen(event: NotesEvent): void {
    this.#state = notesReducer(notesReducer(this.#state, event), { kind: 'row', row: this.#row });
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
