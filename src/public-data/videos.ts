import { type Picture, parsePicture, textOf } from './picture.ts';
import type { RawRow } from './rest.ts';

/** A video: what it is about, and what plays once somebody asked for it (P-086). */
export interface Video {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  /** Its page at the video host, for visitors who prefer to watch it there. */
  readonly url: string;
  /** The address that the dialog plays. */
  readonly player_url: string;
  readonly duration_seconds: number | null;
  /** our own file, so that nothing is asked of the host before a click. */
  readonly thumbnail: Picture;
}

/** P-086: the id is the v= part of the address. */
export const videoId = (url: string): string | null =>
  URL.canParse(url) ? textOf(new URL(url).searchParams.get('v')) : null;

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** Videos that can be played and have a thumbnail of their own. */
export const parseVideos = (rows: readonly RawRow[]): readonly Video[] =>
  rows.flatMap((row) => {
    const id = textOf(row['id']);
    const url = textOf(row['url']);
    const host_id = url === null ? null : videoId(url);
    const player_url =
      textOf(row['modal_url']) ?? (host_id === null ? null : `${PLAYER}${encodeURIComponent(host_id)}`);
    const title = textOf(row['title']);
    const thumbnail = parsePicture({ ...row, url: null }, '');
    const { duration_seconds } = row;
    if (id === null || url === null || player_url === null || title === null || thumbnail === null) return [];
    return [
      {
        id,
        title,
        url,
        player_url,
        thumbnail,
        description: textOf(row['description']),
        duration_seconds: typeof duration_seconds === 'number' ? duration_seconds : null,
      },
    ];
  });
