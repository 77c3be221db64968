import { bigint, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import type { Translations } from "#server/locales.ts";

/** Key of a row: numeric text, like the ids of the contract. */
export const key = (name: string) => text(name).primaryKey();
/** Amount of money in cents: 64 bits, because sums of dear goods leave 32. */
export const cents = (name: string) => bigint(name, { mode: "number" });
/** A number of points, in 64 bits like the money that earns them. */
export const wholePoints = (name: string) => bigint(name, { mode: "number" });
/** A point in time; read and written as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** A text by language; at least English. */
export const translations = (name: string) => jsonb(name).$type<Translations>().notNull();
