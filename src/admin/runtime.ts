/** What every admin screen gets from the composition root (src/app/admin.tsx): its database, engine and user. */
import { type ComponentType, createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FetchHealth } from '../backend/health.ts';
import type { FetchOverdueJobs, FetchScheduledJobs } from '../backend/overdue-jobs.ts';
import type { FetchPageViews } from '../backend/page-views.ts';
import type { FetchPostVersions } from '../backend/post-versions.ts';
import type { FetchRequestFiles } from '../backend/request-files.ts';
import type { StaffCalls } from '../backend/staff.ts';
import type { FetchRowHistory } from '../backend/row-history.ts';
import type { DeviceUser, SessionStore } from '../session/session-types.ts';
import type { DeviceLock, LockState } from '../device/device-lock-types.ts';
import type { DeviceSettings } from '../device/device-settings.ts';
import type { NoticesWanted } from '../device/notices-wanted.ts';
import type { RetainedUser, RetainedUsers } from '../device/retained-users.ts';
import type { AppDatabase } from '../data/database/database.ts';
import type { ConflictItem } from '../data/queries/conflicts.ts';
import type { PhotoImportQueue } from '../data/photos/photo-import-queue.ts';
import type { UnsentCount } from '../domain/unsent-count.ts';
import type { Result } from '../lib/result.ts';
import type { StoreFault, SyncEngine, SyncStatus } from '../sync/index.ts';
import type { OpenForms } from './components/open-forms.ts';

/** How somebody leaves this device. */
export interface Leave {
  /** Removed once all is sent, kept locked, or discarded after an export (`exported`: the ids it contains). */
  readonly disposition: Exclude<RetainedUser['disposition'], 'settled'>;
  /** As it is said to the next person, see `countUnsentGroups`; counted again when no page has the data open. */
  readonly unsent: UnsentCount;
  readonly exported?: readonly string[];
}

/** The parts that belong to the device rather than to its user. */
export interface AdminDevice {
  readonly lock: DeviceLock;
  /** Colleagues whose data is locked on this device. */
  readonly retained: RetainedUsers;
  /** Who wants to be notified here. */
  readonly notices: NoticesWanted;
  readonly settings: {
    read(): Promise<DeviceSettings>;
    write(settings: Partial<DeviceSettings>): Promise<void>;
  };
  /** Signs the present user out, in every tab, and deals with their data as wished. */
  leave(leave: Leave): Promise<Result<void, 'storage'>>;
}

/** Why a picture that is not on this device cannot be had now. */
export type PhotoTrouble = 'offline' | 'sign_in' | 'failed';

export interface PhotoAccess {
  /** The full picture of a photo: from this device, else fetched and kept here. */
  fetch(photo_id: string): Promise<Result<Blob, PhotoTrouble>>;
  /** Has the full picture on this device from now on; `no_room` when it came and could not be kept. */
  keep(photo_id: string): Promise<Result<undefined, PhotoTrouble | 'no_room'>>;
  /** Gets the small version of a photo on the screen, to be kept here; what was asked for last comes first. */
  fetch_small(photo_id: string): Promise<Result<undefined, PhotoTrouble>>;
}

export interface PendingPartProps {
  readonly now_ms: number;
  /** A link in it was followed; not given where the list is the screen itself, which the link leaves. */
  readonly on_leave?: () => void;
}

/** A list of unsent work of one entity, besides changed rows. */
export interface PendingPart {
  /** Tells it from the others. */
  readonly name: string;
  /** Nothing when there is no such work. */
  readonly Component: ComponentType<PendingPartProps>;
}

/** A choice between two versions that is shown in a way of its own. */
export interface ConflictViewProps {
  readonly item: ConflictItem;
  readonly onSettled: () => void;
}

/** How a conflict over some columns of a table is chosen, instead of by whole versions. */
export interface ConflictView {
  readonly table: string;
  /** Any of these. */
  readonly fields: readonly string[];
  readonly Component: ComponentType<ConflictViewProps>;
}

/** A picture among the values of a version. */
export interface PictureValueProps {
  /** As the row holds it. */
  readonly address: string;
  /** All values of the version, with the picture's sizes among them. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly alt: string;
}

/**
 * Says that the article is open in this tab until the answer is called. `onOthers` hears the user ids of everybody else who
 * has it open, as they claim them: one for each tab, this user's own other ones included. Without a connection there are none.
 */
export type OpenTogether = (post_id: string, onOthers: (user_ids: readonly string[]) => void) => () => void;

export interface AdminRuntime {
  /** The signed-in user's own database. */
  readonly db: AppDatabase;
  readonly engine: SyncEngine;
  readonly photos: PhotoAccess;
  /** What single entities show below the list of pending changes; src/app/admin-host.tsx hands it in. */
  readonly pending_parts: readonly PendingPart[];
  /** The choices of single entities; src/app/admin-host.tsx hands them in. */
  readonly conflict_views: readonly ConflictView[];
  /** Shows a picture in a choice between versions; src/app/admin-host.tsx hands it in. */
  readonly PictureValue: ComponentType<PictureValueProps>;
  /** Makes photos of what was taken and chosen, whatever screen stands. */
  readonly photo_import: PhotoImportQueue;
  /** The whole address of a file the site shows: the project's storage may lie on another origin. */
  readonly file_address: (address: string) => string;
  /** The member of staff this device belongs to. */
  readonly user: DeviceUser;
  readonly session: SessionStore;
  /** Which build this is; stands in every mutation and export. */
  readonly app_version: string;
  /** The forms that stand open in this tab. */
  readonly open_forms: OpenForms;
  /** The last report that no person has dismissed. */
  readonly reported_fault: StoreFault | null;
  readonly device: AdminDevice;
  /** The history of a row from the server: a network request, as `overdue_jobs` is. */
  readonly row_history: FetchRowHistory;
  /** Which of the server's own jobs did not run in time; for admins. */
  readonly overdue_jobs: FetchOverdueJobs;
  /** Every job of the server with its last run; for admins. */
  readonly scheduled_jobs: FetchScheduledJobs;
  /** What waits on the server and whether its jobs run; for admins. */
  readonly health: FetchHealth;
  /** How often pages of the site were looked at; for admins. */
  readonly page_views: FetchPageViews;
  /** The people who work here; for admins. */
  readonly staff: StaffCalls;
  /** The versions of an article that the server keeps; for admins. */
  readonly post_versions: FetchPostVersions;
  /** Shows others that this tab has an article open, and tells who else has; for admins, with a network. */
  readonly open_together: OpenTogether;
  /** The files of contact requests, those that were opened here also without a network; for admins. */
  readonly request_files: FetchRequestFiles;
  /**
   * Tells the shell that a save failed because of this device's storage; it shows the red banner.
   * Call it with the `fault` of a CommandError `{ code: 'storage', fault }`.
   */
  readonly report_fault: (fault: StoreFault) => void;
}

const RuntimeContext = createContext<AdminRuntime | null>(null);

/** Gives the screens below it their runtime. */
export const RuntimeProvider = RuntimeContext.Provider;

/** The runtime of the signed-in user. Throws outside the guarded part of the admin. */
export function useRuntime(): AdminRuntime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime needs a signed-in admin around it');
  return runtime;
}

/** The fault of this device's storage that a save or the engine met; null without one. */
export function useStorageFault(): StoreFault | null {
  const storage_fault = useSyncValue((status) => status.storage_fault);
  return useRuntime().reported_fault ?? storage_fault;
}

/** The engine's status, live. It changes several times with every save: what needs one value asks `useSyncValue`. */
export function useSyncStatus(): SyncStatus {
  const { engine } = useRuntime();
  const subscribe = useCallback((listener: () => void) => engine.subscribe(listener), [engine]);
  return useSyncExternalStore(subscribe, () => engine.status());
}

/** One value of the engine's status, live: the component is drawn anew only when that value changes. */
export function useSyncValue<Value extends string | number | boolean | null>(
  pick: (status: SyncStatus) => Value,
): Value {
  const { engine } = useRuntime();
  const subscribe = useCallback((listener: () => void) => engine.subscribe(listener), [engine]);
  return useSyncExternalStore(subscribe, () => pick(engine.status()));
}

/** The PIN lock's state, live. */
export function useLock(lock: DeviceLock): LockState {
  return useSyncExternalStore(
    (listener) => lock.subscribe(listener),
    () => lock.state(),
  );
}

/** Colleagues whose data is locked on this device, live. */
export function useRetainedUsers(retained: RetainedUsers): readonly RetainedUser[] {
  return useSyncExternalStore(
    (listener) => retained.subscribe(listener),
    () => retained.list(),
  );
}
