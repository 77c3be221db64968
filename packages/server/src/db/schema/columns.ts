import { integer, text, timestamp } from "drizzle-orm/pg-core";

/** Key of a row: numeric text, as the contract carries ids. */
export const key = (name: string) => text(name).primaryKey();
/** Amount of money in cents. */
export const cents = (name: string) => integer(name);
/** Moment in time; read and written as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** Words that a language of the shop must have. */
export const words = (name: string) => text(name).notNull();
