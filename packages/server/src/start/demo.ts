import type { Hono } from "hono";
import type { OpenDatabase } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";

/** Gets what takes time, in words for a terminal. */
type Report = (text: string) => void;

/** The pictures of a demo: drawn when they are first asked for, then kept in a folder. */
export interface DemoPictures {
  /** Serves them; mounted at `/media`. */
  routes: Hono;
  /** Draws those of the home page ahead of the first visitor. */
  prepare(database: OpenDatabase, services: Services, report: Report): Promise<void>;
  /** Stops drawing. */
  close(): Promise<void>;
}

/** A marketplace made up for trying the shop: what the package `@sundry/demo` offers to the server. */
export interface Demo {
  /** The buyer whose login is printed at the start. */
  buyer: { username: string; password: string };
  /** Fills an empty database; does nothing when goods are there. Resolves with whether it filled it. */
  fill(database: OpenDatabase, services: Services, report: Report): Promise<boolean>;
  openPictures(folder: string): DemoPictures;
}

/** Loads the demo. Nothing else of the server knows the package, so that a shop without the demo never loads it. */
export async function loadDemo(): Promise<Demo> {
  const { demo } = await import("@sundry/demo");
  return demo;
}
