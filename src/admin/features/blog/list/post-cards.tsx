import { ActionIcon } from '@mantine/core';
import { IconExternalLink, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { postVersionsText } from '../../../../content/admin/post-versions.ts';
import { siteText } from '../../../../content/admin/site-content.ts';
import type { PostListItem } from '../../../../data/index.ts';
import { focusPosition } from '../../../../domain/article/cover.ts';
import { dateAt, formatShort, isCalendarDate } from '../../../../domain/calendar-date.ts';
import { formatMoment } from '../../../../domain/wall-clock.ts';
import { adminPage } from '../../../../admin-routes.ts';
import { routes } from '../../../../routes.ts';
import { DialogLink } from '../../../components/dialogs/dialog-link.tsx';
import { CardGrid } from '../../../components/list/card-grid.tsx';
import { SitePicture } from '../../../entities/site-pictures/site-picture.tsx';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import classes from './post-cards.module.css';

const text = blogText.list;
/** A card and the gap under it. */
const CARD_ROW_REM = 23;

interface CardWays {
  /** The list's part of the address, which stays when an article opens; with its question mark. */
  readonly query: string;
  /** Opens the dialog at a path. */
  readonly onOpen: (path: string) => void;
  readonly onDelete: (post: PostListItem) => void;
}

interface Props extends CardWays {
  readonly posts: readonly PostListItem[];
}

/** The articles as a grid of cards. */
export function PostCards({ posts, ...ways }: Props) {
  return (
    <CardGrid
      items={posts}
      label={text.label}
      row_rem={CARD_ROW_REM}
      className={classes['place']}
      renderCard={(post, index, onKeyDown) => (
        <Card post={post} index={index} onKeyDown={onKeyDown} {...ways} />
      )}
    />
  );
}

/** the day as people here write it. */
const dayOf = (date: string | null): string => {
  if (date === null) return text.no_date;
  return formatShort(isCalendarDate(date) ? date : dateAt(Date.parse(date)));
};

/** What visitors do not see, or not as it is now, and why. */
function PostStatus({
  post: { published, publish_at, pictures_awaited, is_read },
}: {
  readonly post: PostListItem;
}) {
  if (published)
    return pictures_awaited === 0 ? null : (
      <span className={classes['standing']}>{text.awaits(pictures_awaited, is_read)}</span>
    );
  return (
    <span className={classes['standing']}>
      {publish_at === null ? text.draft : text.planned(formatMoment(publish_at))}
    </span>
  );
}

interface CardProps extends CardWays {
  readonly post: PostListItem;
  readonly index: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const Card = memo(function Card({ post, index, query, onOpen, onDelete, onKeyDown }: CardProps) {
  const { id, slug, title, picture } = post;
  const state = picture?.bytes_state ?? 'stored';
  return (
    <article className={classes['card']} aria-labelledby={`post-${id}`}>
      <div className={classes['picture']} style={{ ['--focus' as string]: focusPosition(post.focus) }}>
        <SitePicture picture={picture} />
        <PostStatus post={post} />
      </div>
      <DialogLink
        className={classes['versions']}
        path={adminPage('post_versions', { post_id: id })}
        query={query}
        onOpen={onOpen}
        aria-label={postVersionsText.open_of(title)}
        title={postVersionsText.open}
      >
        <IconHistory size={20} stroke={1.5} aria-hidden="true" />
      </DialogLink>
      <div className={classes['words']}>
        <p className={classes['meta']}>
          {post.category !== null && <span className={classes['category']}>{post.category}</span>}
          <SyncBadge badge={post.badge} />
        </p>
        <h2 id={`post-${id}`} className={classes['title']}>
          {title}
        </h2>
        <p className={classes['by']}>
          <span>{post.author ?? text.no_author}</span>
          <span>{dayOf(post.date)}</span>
        </p>
        <p className={classes['address']}>
          {state === 'stored' ? (
            routes.article(slug)
          ) : (
            <span data-state={state}>{siteText.row.states[state]}</span>
          )}
        </p>
      </div>
      <footer className={classes['actions']}>
        <DialogLink
          className={classes['edit']}
          path={adminPage('edit_post', { post_id: id })}
          query={query}
          onOpen={onOpen}
          aria-label={text.edit_of(title)}
          data-entry={index}
          onKeyDown={onKeyDown}
        >
          <IconPencil size={20} stroke={1.5} aria-hidden="true" />
          {text.edit}
        </DialogLink>
        {post.is_read && (
          <a
            className={classes['view']}
            href={routes.article(slug)}
            target="_blank"
            rel="noopener"
            lang="en"
            aria-label={text.view_of(title)}
          >
            <IconExternalLink size={20} stroke={1.5} aria-hidden="true" />
            {text.view}
          </a>
        )}
        <ActionIcon
          className={classes['delete'] ?? ''}
          variant="subtle"
          color="red"
          size={48}
          aria-label={text.delete_of(title)}
          onClick={() => onDelete(post)}
        >
          <IconTrash size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </footer>
    </article>
  );
});
