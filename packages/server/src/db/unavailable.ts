/**
 * Why no database could be opened. `missing`: the recorded cluster is gone; `held`: another program uses the folder;
 * `unreachable`: a server given by URL does not answer; `pooler`: the pooler in front of it does not fit the settings;
 * `platform`: no PostgreSQL build runs on this machine.
 */
export type UnavailableReason =
  | "corrupt"
  | "version"
  | "space"
  | "platform"
  | "permission"
  | "socket"
  | "missing"
  | "held"
  | "unreachable"
  | "pooler"
  | "timeout"
  | "exit";

/**
 * The database cannot be opened. `message` is one sentence for the person who started the shop, `advice` what they can
 * do. Nothing on disk has been deleted when this is thrown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly reason: UnavailableReason;
  readonly advice: string;

  constructor(reason: UnavailableReason, message: string, advice: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.reason = reason;
    this.advice = advice;
  }
}

/** The two lines that a terminal shows when a start fails: what is wrong, then what to do. */
export function explain(error: DatabaseUnavailable): string {
  return `${error.message}\n${error.advice}`;
}
