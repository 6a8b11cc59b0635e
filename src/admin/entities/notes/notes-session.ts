import type { DraftWriter, NotesVersions } from '../../../data/index.ts';
import { joinTexts } from '../../../domain/conflict.ts';
import { MAX_LONG_TEXT } from '../../../domain/fields.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { type NotesDraft, notesJson } from './notes-draft.ts';
import {
  initialNotes,
  isChangedElsewhere,
  isKnown,
  isUnsaved,
  lastKnown,
  type NotesEvent,
  type NotesState,
  notesReducer,
  type RowNotes,
  type SeenNotes,
} from './notes-state.ts';

/** Saved this long after the last keystroke. */
const SAVE_AFTER_MS = 500;
/** 'Notities opgeslagen' stands this long (M-023). */
const SAVED_SHOWN_MS = 3000;

/** Saves on the device, over the text seen; answers whether that worked and has told the person if not. */
type SaveNotes = (text: string, seen: SeenNotes) => Promise<boolean>;

interface NotesPorts {
  readonly save: SaveNotes;
  /** Keeps what is typed until it is saved. */
  readonly draft: DraftWriter;
  /** Offers what an earlier page left to `take`; it goes only when that has kept it. */
  readonly adopt_draft: (take: (found: NotesDraft) => Promise<void>) => Promise<void>;
  /** The text of an earlier page that is being saved right now, null when that fails; undefined when there is none. */
  readonly rescued: () => Promise<string | null> | undefined;
  readonly on_error: (error: unknown) => void;
}

/** The state around the field; the text itself is passed to the field alone (`onText`). */
interface NotesView {
  readonly phase: NotesState['phase'];
  /** A text of an earlier page came back. */
  readonly is_restored: boolean;
  /** The row's text when another page or device changed it and no conflict is open; null otherwise. */
  readonly other: string | null;
  /** The versions that are open to choose, as of the row that the field follows: the two are never told apart. */
  readonly versions: NotesVersions | null;
}

/** Keeps the notes of one row: typed, kept at once as a draft, saved a little later, never lost. */
export class NotesSession {
  #state: NotesState;
  #row: RowNotes;
  #view: NotesView;
  #is_restored = false;
  /** The text that a running save stores: a page that is killed meanwhile does not learn the result. */
  #under_way: string | undefined;
  #saving: Promise<void> = Promise.resolve();
  #save_timer: ReturnType<typeof setTimeout> | undefined;
  #quiet_timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = createListeners<[]>();
  readonly #text_listeners = createListeners<[string]>();
  readonly #ports: NotesPorts;

  constructor(row: RowNotes, ports: NotesPorts) {
    this.#row = row;
    this.#state = initialNotes(row);
    this.#ports = ports;
    this.#view = this.#look();
  }

  readonly view = (): NotesView => this.#view;

  readonly subscribe = this.#listeners.add;

  readonly text = (): string => this.#state.text;

  /** Calls back with every text; the one that was just typed stands in the field already. */
  readonly onText = this.#text_listeners.add;

  /** Brings back and saves what a killed page left behind; both texts stay where somebody typed meanwhile. */
  async restore(): Promise<void> {
    const rescued = this.#ports.rescued();
    if (rescued !== undefined) {
      // What is typed meanwhile is saved after it and has seen it: no conflict of a person with themself.
      this.#saving = this.#saving.then(async () => this.#join(await rescued)).catch(this.#ports.on_error);
      await this.#saving;
    }
    await this.#ports.adopt_draft(async (found) => await this.#take(found));
  }

  #join(text: string | null): void {
    if (text === null) return;
    this.#happen({ kind: 'rescued', text });
    if (!isUnsaved(this.#state)) return;
    this.#keepDraft(this.#state);
    this.#saveLater();
  }

  async #take(found: NotesDraft): Promise<void> {
    const { draft } = this.#ports;
    if (!isKnown(this.#state, this.#row, found.text)) {
      this.#is_restored = true;
      this.#happen({ kind: 'restore', ...found });
      this.#keepDraft(this.#state);
      this.#saveLater();
    } else if (!isUnsaved(this.#state)) await draft.discard();
    await draft.flush();
  }

  /** The row as it is now. */
  see(row: RowNotes): void {
    this.#row = row;
    this.#happen({ kind: 'row', row });
  }

  focus(): void {
    this.#happen({ kind: 'focus', row: this.#row });
  }

  type(text: string): void {
    const typed = notesReducer(this.#state, { kind: 'type', text, row: this.#row });
    // Kept before anything is rendered: on a slow device that alone may take longer than the page lives.
    if (isUnsaved(typed)) this.#keepDraft(typed);
    else void this.#ports.draft.discard();
    this.#happen({ kind: 'type', text, row: this.#row });
    this.#saveLater();
  }

  blur(): void {
    this.#happen({ kind: 'blur' });
    void this.flush();
  }

  /** The page goes away: what is unsaved is kept at once, then saved if there is still time. */
  readonly leave = (): void => {
    this.#ports.draft.leave();
    void this.flush();
  };

  /** Takes over the value of the row; the typed text is discarded. */
  takeOther(): void {
    this.#happen({ kind: 'take_row', row: this.#row });
    void this.#ports.draft.discard();
  }

  /**
   * Chooses a text between the field's and the `other` version; `choose` stores it and answers whether it did. What was
   * typed since the last save is in the chosen text or is given up with it, so it is not saved by itself; what is typed
   * while it is being stored stays in the field, with the other version where that was chosen.
   */
  readonly settle = (chosen: string, other: string, choose: () => Promise<boolean>): Promise<void> => {
    clearTimeout(this.#save_timer);
    const shown = this.#state.text;
    const choosing = async (): Promise<void> => {
      if (!(await choose())) {
        this.#saveLater();
        return;
      }
      this.#is_restored = false;
      const typed = this.#state.text === shown ? null : this.#state.text;
      const with_other = typed === null || chosen === shown ? typed : joinTexts(typed, other, 'lines');
      this.#happen({ kind: 'settle', chosen, text: with_other ?? chosen, row: this.#row });
      if (!isUnsaved(this.#state)) {
        await this.#ports.draft.discard();
        return;
      }
      this.#keepDraft(this.#state);
      this.#saveLater();
    };
    this.#saving = this.#saving.then(choosing).catch(this.#ports.on_error);
    return this.#saving;
  };

  /**
   * Puts a line beneath the text and saves it with `save`. What was typed is saved first, by itself; where the device cannot,
   * both stay in the field together. Answers whether there was room for the line.
   */
  readonly addLine = (line: string, save: SaveNotes): Promise<boolean> => {
    clearTimeout(this.#save_timer);
    const adding = async (): Promise<boolean> => {
      // What is typed while one save runs is left for the next.
      do await this.#save();
      while (isUnsaved(this.#state) && !['failed', 'too_long'].includes(this.#state.phase));
      const { text } = this.#state;
      const with_line = text === '' || text.endsWith('\n') ? `${text}${line}` : `${text}\n${line}`;
      if (with_line.length > MAX_LONG_TEXT) return false;
      this.type(with_line);
      clearTimeout(this.#save_timer);
      await this.#save(save);
      return true;
    };
    const added = this.#saving.then(adding);
    this.#saving = added.then(() => undefined).catch(this.#ports.on_error);
    return added;
  };

  /** Saves at once what is not saved yet; settles when that is done. Saves follow one another. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.#save_timer);
    this.#saving = this.#saving.then(() => this.#save()).catch(this.#ports.on_error);
    return this.#saving;
  };

  async #save(save = this.#ports.save): Promise<void> {
    const { text, edit } = this.#state;
    if (!edit || !isUnsaved(this.#state)) return;
    if (text.length > MAX_LONG_TEXT) {
      this.#ports.draft.keepAgain();
      this.#happen({ kind: 'too_long' });
      return;
    }
    this.#happen({ kind: 'save' });
    this.#under_way = text;
    const is_saved = await save(text, lastKnown(edit));
    this.#under_way = undefined;
    if (!is_saved) {
      // The database fails; the browser's other store may still take it, so that closing the client loses nothing.
      this.#ports.draft.keepAgain();
      this.#happen({ kind: 'failed' });
      return;
    }
    this.#is_restored = false;
    this.#happen({ kind: 'saved', text });
    clearTimeout(this.#quiet_timer);
    this.#quiet_timer = setTimeout(() => this.#happen({ kind: 'quiet' }), SAVED_SHOWN_MS);
    if (!isUnsaved(this.#state)) await this.#ports.draft.discard();
    // Typed on meanwhile: what is kept of that has seen the text just saved.
    else this.#keepDraft(this.#state);
  }

  #keepDraft({ text, edit }: NotesState): void {
    if (edit) this.#ports.draft.write(notesJson({ text, base: lastKnown(edit), saving: this.#under_way }));
  }

  #saveLater(): void {
    clearTimeout(this.#save_timer);
    this.#save_timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  #look(): NotesView {
    const versions = this.#row.versions ?? null;
    return {
      versions,
      phase: this.#state.phase,
      is_restored: this.#is_restored,
      other: versions === null && isChangedElsewhere(this.#state, this.#row) ? this.#row.text : null,
    };
  }

  #happen(event: NotesEvent): void {
    this.#state = notesReducer(notesReducer(this.#state, event), { kind: 'row', row: this.#row });
    this.#text_listeners.call(this.#state.text);
    const view = this.#look();
    const { phase, is_restored, other, versions } = this.#view;
    // A key changes nothing around the field: nothing is rendered for it.
    const is_same = view.phase === phase && view.is_restored === is_restored && view.other === other;
    if (is_same && view.versions === versions) return;
    this.#view = view;
    this.#listeners.call();
  }
}
