/** Numbers of things that a device has and the server does not. */
export interface UnsentCount {
  /** Waiting and rejected changes. */
  readonly changes: number;
  /** Of those: rejected by the server, which sending again does not mend. */
  readonly rejected: number;
  /** Photos whose bytes the server has not confirmed, shots that are not photos yet among them. */
  readonly photos: number;
  /** Of those: what sending again does not bring, until a person decides; none when it was not looked for. */
  readonly failed_photos?: number;
  /** Of those: which the server refused as a change of their own; those of a refused project are not among them. */
  readonly refused_photos?: number;
  /** Of those that sending does not bring: taken in a form that is not saved, and sent once it is. */
  readonly held_photos?: number;
  /** Forms filled in and never saved. */
  readonly drafts: number;
}
