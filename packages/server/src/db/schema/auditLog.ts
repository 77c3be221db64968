import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What somebody has done to the shop from the terminal. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    /** Name of the account of the machine, and the machine. */
    actor: text("actor").notNull(),
    /** The command and what it was given. */
    command: text("command").notNull(),
    /** What it answered. */
    outcome: text("outcome").notNull(),
  },
  (t) => [index("audit_log_at").on(t.at)],
);
