import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** Codes that log in one device through another. No token is stored here: it is created when the device collects it. */
export const qrLogins = pgTable(
  "qr_logins",
  {
    /** SHA-256 of the code's content, hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    /** SHA-256 of the id of the device that wants to log in; only that device can collect the login. */
    deviceHash: text("device_hash").notNull(),
    /** The browser that wants to log in, as it identifies itself. */
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

/** Third-party logins that are in progress or wait to be collected. */
export const oauthLogins = pgTable(
  "oauth_logins",
  {
    id: key("id"),
    /** SHA-256 of the secret in the cookie of the browser that started the login. */
    browserHash: text("browser_hash").notNull(),
    provider: text("provider").notNull(),
    /** SHA-256 of the current `state`: first at the provider, after the return at the login page. */
    stateHash: text("state_hash").notNull().unique(),
    /** Where the provider redirects to. */
    redirectUri: text("redirect_uri").notNull(),
    /** Secrets of this one request (PKCE, OpenID Connect); useless without the provider's answer. */
    codeVerifier: text("code_verifier").notNull(),
    nonce: text("nonce").notNull(),
    /** STARTED at the provider; PROVEN and REFUSED wait to be collected. */
    progress: text("progress").$type<"STARTED" | "PROVEN" | "REFUSED">().notNull(),
    /**
     * Who the person is there: the provider's id for them, their name, and their email address if the provider has
     * verified it.
     */
    subject: text("subject"),
    name: text("name"),
    email: text("email"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("oauth_logins_over").on(t.expiresAt)],
);

/** Links a person at a third party with a buyer. */
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
