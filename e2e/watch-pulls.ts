/** What made a page fetch rows: whether realtime told it that there is something, or it looked by itself. */
import type { Page } from '@playwright/test';

const PULL = '/rest/v1/rpc/sync_pull';

interface Pull {
  /** Whether realtime said since the pull before it that one is worth it. */
  readonly was_told: boolean;
  readonly answer: Promise<string>;
}

/** Watches the pulls of a page and what realtime tells it; from before the page connects. */
export function watchPulls(page: Page): {
  /** Whether realtime had told the page, for each pull that brought rows with these words. */
  broughtAfterTold(words: string): Promise<readonly boolean[]>;
} {
  const pulls: Pull[] = [];
  let is_told = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"poke"')) is_told = true;
    }),
  );
  page.on('request', (request) => {
    if (!request.url().includes(PULL)) return;
    const answer = request
      .response()
      .then(async (response) => (await response?.text()) ?? '')
      .catch(() => '');
    pulls.push({ was_told: is_told, answer });
    is_told = false;
  });
  return {
    async broughtAfterTold(words) {
      const answers = await Promise.all(
        pulls.map(async ({ was_told, answer }) => ({ was_told, text: await answer })),
      );
      return answers.filter(({ text }) => text.includes(words)).map(({ was_told }) => was_told);
    },
  };
}
