import { integer, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import type { Translations } from "../../locales.ts";

/** Key of a row: numeric text, like the ids of the contract. */
export const key = (name: string) => text(name).primaryKey();
/** Amount of money in cents. */
export const cents = (name: string) => integer(name);
/** A point in time; read and written as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** A text by language; at least English. */
export const translations = (name: string) => jsonb(name).$type<Translations>().notNull();
