import type { Hono } from "hono";
import type { OpenDatabase } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";

/** Called about slow steps, with text for a terminal. */
type Report = (text: string) => void;

/** The pictures of a demo: drawn on first request, then stored in a folder. */
export interface DemoPictures {
  /** Serves them; mounted at `/media`. */
  routes: Hono;
  /** Draws those of the home page before the first visitor comes. */
  prepare(database: OpenDatabase, services: Services, report: Report): Promise<void>;
  /** Stops drawing. */
  close(): Promise<void>;
}

/** A made-up marketplace for trying the shop: what the package `@sundry/demo` passes to the server that it starts. */
export interface Demo {
  /** The buyer whose login is printed at the start. */
  buyer: { username: string; password: string };
  /** Fills an empty database; does nothing if it has any data. Resolves with whether it filled it. */
  fill(database: OpenDatabase, services: Services, report: Report): Promise<boolean>;
  openPictures(folder: string): DemoPictures;
}
