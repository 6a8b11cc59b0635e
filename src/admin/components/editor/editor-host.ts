/** What the screen around an editor does for it. */
import type { Result } from '../../../lib/result.ts';

/** A picture that the screen has kept: `src` is the address it has in the text. */
export interface AddedPicture {
  readonly src: string;
  /** What it shows, where that is known already; the editor asks for it otherwise. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Its bytes, as this device shows them until they have been sent. */
  readonly picture?: Blob;
}

export interface EditorHost {
  /** Keeps a picture; the error is a sentence for the person. */
  readonly addPicture: (file: File) => Promise<Result<AddedPicture, string>>;
  /** Where a picture of the text is, or can be seen on this device while it was not sent yet. */
  readonly pictureAddress: (src: string) => string;
  /** Where the bytes of a picture are that this device has not shown yet; null when it has none. */
  readonly findPicture: (src: string) => Promise<string | null>;
  /** Shows a picture that was just kept. */
  readonly showPicture: (added: AddedPicture) => void;
  /** Tells why a picture could not be kept, a sentence. */
  readonly tellRefusal: (reason: string) => void;
  /** Whether an address is one of the company's own pictures: only those stand in a text. */
  readonly isOwnPicture: (src: string) => boolean;
  /** What saving gives to a picture without a description: it describes nothing. Null: nothing is given. */
  readonly default_alt: string | null;
  readonly onEditHtmlBlock: (id: string) => void;
  /** Opens the settings of the selected picture. */
  readonly openPicture: () => void;
  /** Asks the person for a file for the picture that is missing at a position. */
  readonly choosePicture: (position: number) => void;
  /** Alt+F10 leads into the toolbar. */
  readonly focusToolbar: () => void;
  /** Attributes of the text itself: what it is called, whether it must be filled in. */
  readonly attributes: () => Record<string, string>;
}
