import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { RequestLine } from '../functions/shared/request-log.ts';
import type { TrackingTargets } from '../../src/site/tracking/targets.ts';

/** Fixed, so that a build can precede the backend; worth nothing outside this machine. */
export const PUBLISHABLE_KEY = 'sb_publishable_embedded';
export const SECRET_KEY = 'sb_secret_embedded';
export const DEFAULT_PORT = 4173;

export type SeedKind = 'demo' | 'none' | 'large';

/** Answers instead of the backend, or (nothing returned) lets the request through; may wait first. */
export type RequestHook = (request: Request) => Response | void | Promise<Response | void>;

/** Answers requests for `/rest/v1/` instead of @supabase/lite. */
export interface DataApi {
  answer(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** How to start the embedded backend. */
export interface BackendOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Loopback only, unless LISTEN_ON_NETWORK=1 is in the environment. */
  readonly host?: string;
  /** A folder for the database and the stored files; 'memory' keeps nothing. */
  readonly data_dir: string;
  /** What a new database is filled with; an existing one is left as it is. Default 'demo'. */
  readonly seed?: SeedKind;
  /** The built app to serve; without it only the API answers. */
  readonly static_dir?: string;
  /** What the build was told of measuring visitors. Default: TAG_MANAGER_URL and ANALYTICS_URL of the environment. */
  readonly tracking?: TrackingTargets;
  /** How long an access token lives. Default 3600. */
  readonly jwt_expiry_seconds?: number;
  /** A real PostgreSQL of this machine instead of the embedded one; never the database of a project. */
  readonly database_url?: string;
  /** Another data API (a real PostgREST), started when the database is migrated, with the secret that signs access tokens. */
  readonly data_api?: (jwt_secret: string) => Promise<DataApi>;
  /** Migrations from another folder (tests). */
  readonly migrations_dir?: string;
  /** Delay and fault injection for tests: sees every HTTP request first. */
  readonly on_request?: RequestHook;
  /** Takes the line of each request to a function. Default: nothing is written. */
  readonly log?: (line: RequestLine) => void;
  /** Serves the app instead of `static_dir` (hot reload): made for the server, sees what is not the API's. */
  readonly app_host?: (server: Server) => Promise<AppHost>;
}

/** Node's own request and response, for a development server that wants them. */
export type AppHost = (request: IncomingMessage, response: ServerResponse) => void;

/** A signed-up person of the demo data. */
export interface BackendUser {
  readonly email: string;
  readonly password: string;
  readonly role: 'admin' | 'technician' | null;
}

export interface RunningBackend {
  /** Origin of the app and the API, without a slash at the end. */
  readonly url: string;
  readonly publishable_key: string;
  readonly secret_key: string;
  readonly users: readonly BackendUser[];
  /** Closes sockets, server and database, in that order; safe to call twice. */
  stop(): Promise<void>;
}
