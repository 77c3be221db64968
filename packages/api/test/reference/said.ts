import { readdirSync, readFileSync } from "node:fs";

/** An answer that the reference backend gave. */
export interface Said {
  readonly status: number;
  /** Missing if the answer was empty. */
  readonly body?: unknown;
}

const folder = new URL("./said/", import.meta.url);

/**
 * What the reference backend said, by the id of the call: recorded from a running one (docs/reference-backend.md names the
 * version), with lists cut to two entries, and people, pictures, tokens and addresses replaced.
 */
export const saidByBackend: ReadonlyMap<string, readonly Said[]> = new Map(
  readdirSync(folder).flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Record<string, readonly Said[]>),
  ),
);
