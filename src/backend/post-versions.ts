/** The versions of an article on the server: calls of `post_versions` and `post_version`, for admins. */
import * as v from 'valibot';
import type { PostVersion, PostVersionText } from '../domain/post-version.ts';
import type { Result } from '../lib/result.ts';
import { createFunctionCall, type CallError, type CallOptions } from './call-function.ts';

export interface FetchPostVersions {
  /** Newest first, without their texts. */
  readonly list: (post_id: string) => Promise<Result<readonly PostVersion[], CallError>>;
  /** What one holds; null when it is no longer kept. */
  readonly read: (version_id: string) => Promise<Result<PostVersionText | null, CallError>>;
}

type Json = PostVersionText['html_blocks'];

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(json), v.record(v.string(), json)]),
);
const told = {
  id: v.string(),
  saved_by: v.nullable(v.string()),
  saved_by_name: v.nullable(v.string()),
  made_at: v.nullable(v.string()),
  arrived_at: v.string(),
  title: v.string(),
  word_count: v.number(),
  published: v.boolean(),
  lost: v.boolean(),
};
const listed = v.array(
  v.pipe(
    v.object({ ...told, client_id: v.nullable(v.string()), seq: v.nullable(v.number()) }),
    v.transform(
      ({ client_id, seq, ...version }): PostVersion => ({
        ...version,
        state: 'kept',
        change: client_id === null || seq === null ? null : { client_id, seq },
      }),
    ),
  ),
);
const text = v.nullable(v.string());
/** Per cent. */
const share = v.nullable(v.number());
const whole = v.nullable(
  v.object({
    slug: v.string(),
    title: v.string(),
    content: v.string(),
    html_blocks: json,
    category: text,
    metaDescription: text,
    summary: text,
    excerpt: text,
    author: text,
    image_url: text,
    alt: text,
    focus_x: share,
    focus_y: share,
  }),
);

/** The versions that the server keeps. Neither call rejects. */
export function createPostVersions(options: CallOptions): FetchPostVersions {
  const list = createFunctionCall(options, 'post_versions', listed);
  const read = createFunctionCall(options, 'post_version', whole);
  return {
    list: (post_id) => list({ p_post: post_id }),
    read: (version_id) => read({ p_version: version_id }),
  };
}
