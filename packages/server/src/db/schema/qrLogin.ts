import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** Codes that log a device in by another one. No token lies here: it is made when the device picks it up. */
export const qrLogins = pgTable(
  "qr_logins",
  {
    /** SHA-256 of what the code shows, hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    /** SHA-256 of the id of the device that asks; nobody else may pick the log-in up. */
    deviceHash: text("device_hash").notNull(),
    /** The browser that asks, as it names itself. */
    device: text("device"),
    /** 0 waiting, 1 scanned, 2 confirmed, 3 declined. */
    status: integer("status").notNull().default(0),
    /** Buyer who scanned it. */
    memberId: text("member_id").references(() => members.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("qr_logins_over").on(t.expiresAt),
    check("qr_logins_status", sql`${t.status} between 0 and 3`),
    check("qr_logins_member", sql`(${t.status} = 0) = (${t.memberId} is null)`),
  ],
);

/** Log-ins at a third party that are under way, or wait to be picked up. */
export const oauthLogins = pgTable(
  "oauth_logins",
  {
    id: key("id"),
    /** SHA-256 of the secret that only the browser which began has, in a cookie. */
    browserHash: text("browser_hash").notNull(),
    provider: text("provider").notNull(),
    /** SHA-256 of the `state` that is out: first with the provider, after its return with the log-in page. */
    stateHash: text("state_hash").notNull().unique(),
    /** Where the provider leads back to. */
    redirectUri: text("redirect_uri").notNull(),
    /** Proofs of this one request (PKCE, OpenID Connect); worth nothing without the provider's answer. */
    codeVerifier: text("code_verifier").notNull(),
    nonce: text("nonce").notNull(),
    /** STARTED at the provider; PROVEN and REFUSED wait for the pick-up. */
    progress: text("progress").$type<"STARTED" | "PROVEN" | "REFUSED">().notNull(),
    /** Who it is there: the provider's own id of them, their name, and their address where the provider vouches for it. */
    subject: text("subject"),
    name: text("name"),
    email: text("email"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("oauth_logins_over").on(t.expiresAt)],
);

/** Which buyer somebody at a third party is. */
export const memberIdentities = pgTable(
  "member_identities",
  {
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index("member_identities_member").on(t.memberId)],
);
