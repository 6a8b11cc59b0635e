import { answerLogged } from '../shared/request-log.ts';
import { handler } from './handler.ts';

/** The part of the hosted runtime that is used here. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(answer: (request: Request) => Promise<Response>): void;
};

Deno.serve((request) =>
  answerLogged('forwarded-for', request, (asked) => handler(asked, Deno.env.toObject())),
);
