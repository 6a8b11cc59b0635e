/** A picture as it is kept and sent: small, upright, without anything the camera noted about place or device. */
export interface PreparedPicture {
  readonly bytes: ArrayBuffer;
  /** At most 320 pixels on its longest side, of the same type. */
  readonly thumbnail: ArrayBuffer;
  readonly mime_type: 'image/webp' | 'image/jpeg';
  /** Of `bytes`, in pixels, as the picture is seen. */
  readonly width: number;
  readonly height: number;
  /** Of `bytes`, hex. */
  readonly sha256: string;
  /** When the camera says it was taken, ISO 8601; null when it says nothing. */
  readonly taken_at: string | null;
}

/** A width the site asks for, and how well it is encoded there (0 to 1); undefined: as other pictures. */
export interface SiteSize {
  readonly width_px: number;
  readonly quality?: number;
}

/** One size of a picture of the public site. */
export interface PreparedSiteFile {
  readonly format: 'avif' | 'webp' | 'jpg';
  readonly width: number;
  readonly bytes: ArrayBuffer;
  /** Of `bytes`, hex. */
  readonly sha256: string;
}

/** A picture of the public site in its sizes. */
export interface PreparedSitePicture {
  /** Of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Its mean colour, as #rrggbb. */
  readonly color: string;
  readonly files: readonly PreparedSiteFile[];
  readonly thumbnail: ArrayBuffer;
}

/** `unreadable`: no picture this browser can decode. `too_large`: more than a tablet can hold, or than is stored. */
export type PictureProblem = 'unreadable' | 'too_large';

/** The code that draws in the page could not be fetched: no signal, or a newer build has taken its place. */
export type MissingCode = 'not_loaded';
