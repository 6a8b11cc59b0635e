/** When requests were answered, kept beside them: figures of a year read a few numbers instead of every request. */
import type { Transaction } from 'dexie';
import { type Answer, answerOf, isAwaitingAnswer } from '../../domain/leads/answer-time.ts';
import { CONVERTIBLE_TABLES, type ConvertibleTable } from '../../domain/leads/request-status.ts';
import type { RowChange } from '../../sync/index.ts';
import { textIn } from '../entities/entity.ts';

/** The answer of one request; a request without one has none. */
export interface RequestAnswer extends Answer {
  readonly id: string;
  readonly table: ConvertibleTable;
}

const answersOf = ({ table, id, after }: RowChange): readonly RequestAnswer[] => {
  const of = CONVERTIBLE_TABLES.find((one) => one === table);
  if (of === undefined || after?.deleted_at !== null) return [];
  if (isAwaitingAnswer(of, textIn(after, 'status') ?? '')) return [];
  const answer = answerOf({ created_at: after.created_at, answered_at: textIn(after, 'answered_at') });
  return answer === null ? [] : [{ id, table: of, ...answer }];
};

/** Keeps `request_answers` in the transaction that writes the requests. */
export const keepRequestAnswers = async (tx: Transaction, changes: readonly RowChange[]): Promise<void> => {
  const table = tx.table<RequestAnswer, string>('request_answers');
  const last = new Map(changes.map((change) => [change.id, answersOf(change)]));
  const gone = [...last].flatMap(([id, answers]) => (answers.length === 0 ? [id] : []));
  if (gone.length > 0) await table.bulkDelete(gone);
  const present = [...last.values()].flat();
  if (present.length > 0) await table.bulkPut(present);
};
