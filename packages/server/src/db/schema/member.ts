import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Lang } from "#server/locales.ts";
import { key, moment, wholePoints } from "./columns.ts";

/** Buyers. */
export const members = pgTable(
  "members",
  {
    id: key("id"),
    /** As the buyer typed it; unique regardless of case. */
    username: text("username").notNull(),
    nickName: text("nick_name").notNull(),
    /** Login mobile number; null if not set. */
    mobile: text("mobile").unique(),
    /** Login email address in lower case; null if not set. */
    email: text("email").unique(),
    /** Self-describing hash: algorithm, parameters, salt, digest. */
    passwordHash: text("password_hash").notNull(),
    /** 1 male, 0 female; null if the buyer has not said. */
    sex: integer("sex"),
    birthday: date("birthday", { mode: "string" }),
    regionId: text("region_id"),
    region: text("region"),
    /** Street address of the profile, not for parcels. */
    address: text("address"),
    face: text("face"),
    /** Points to spend; every change has a row in `point_entries`. */
    points: wholePoints("points").notNull().default(0),
    /** Points that refunds took back after they had been spent. Points earned later pay them off first. */
    pointsOwed: wholePoints("points_owed").notNull().default(0),
    /** All points ever earned. */
    totalPoints: wholePoints("total_points").notNull().default(0),
    experience: integer("experience").notNull().default(0),
    /** A blocked buyer can't log in. */
    blocked: boolean("blocked").notNull().default(false),
    /** The buyer who invited this one. */
    inviterId: text("inviter_id"),
    /** Language of the latest login, for letters; null before the first one. */
    language: text("language").$type<Lang>(),
    /** Whether the buyer wants no letters but those that they must get. */
    lettersOff: boolean("letters_off").notNull().default(false),
    lastLoginAt: moment("last_login_at"),
    /** When the account closes, because the buyer has asked for it. */
    closingAt: moment("closing_at"),
    /** Since when the account is closed and waits to be erased, or to be erased once more. */
    closedAt: moment("closed_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at"),
  },
  (t) => [
    index("members_closing").on(t.closingAt).where(sql`${t.closingAt} is not null`),
    index("members_closed").on(t.closedAt).where(sql`${t.closedAt} is not null`),
    uniqueIndex("members_username").on(sql`lower(${t.username})`),
    check("members_points", sql`${t.points} >= 0`),
    check("members_points_owed", sql`${t.pointsOwed} >= 0`),
  ],
);

/** Why points were added or taken. */
export type PointReason =
  | "REGISTER"
  | "ORDER_COMPLETED"
  | "GIFT"
  | "GIFT_RETURNED"
  | "AFTER_SALE"
  | "EXCHANGE"
  | "EXCHANGE_RETURNED"
  | "EVALUATION"
  | "OWED";

/** Every change of a buyer's points; `delta` is signed. */
export const pointEntries = pgTable(
  "point_entries",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    delta: wholePoints("delta").notNull(),
    /** Points after the change. */
    balance: wholePoints("balance").notNull(),
    reason: text("reason").$type<PointReason>().notNull(),
    /** Order number, or the buyer's id for the registration. */
    reference: text("reference").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("point_entries_member").on(t.memberId, t.createdAt),
    uniqueIndex("point_entries_once").on(t.memberId, t.reason, t.reference),
    check("point_entries_balance", sql`${t.balance} >= 0`),
  ],
);

/** Devices on which a buyer has logged in, the latest ones: for them, places are kept when many want the same. */
export const knownDevices = pgTable(
  "known_devices",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** SHA-256 of the device id, hexadecimal. */
    deviceHash: text("device_hash").notNull(),
    lastLoginAt: moment("last_login_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.deviceHash] })],
);

/**
 * One row per token pair. A refresh marks the row as rotated and creates its successor in the same family. Both rows
 * are kept until their tokens expire, unless somebody logs out.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Id of the first session of the chain that began with one login. */
    familyId: text("family_id").notNull(),
    /** SHA-256 of the tokens, hexadecimal. */
    accessHash: text("access_hash").notNull().unique(),
    refreshHash: text("refresh_hash").notNull().unique(),
    /** The claim `userContext` of both tokens, so that exactly the same tokens can be signed again. */
    userContext: text("user_context").notNull(),
    longTerm: boolean("long_term").notNull(),
    /** The browser that logged in, as it names itself, and when; null for sessions that are older than these columns. */
    browser: text("browser"),
    loggedInAt: moment("logged_in_at"),
    issuedAt: moment("issued_at").notNull(),
    accessExpiresAt: moment("access_expires_at").notNull(),
    refreshExpiresAt: moment("refresh_expires_at").notNull(),
    /** When the refresh token was used, and what replaced it. */
    rotatedAt: moment("rotated_at"),
    successorId: text("successor_id"),
    /** When the access token was revoked. */
    revokedAt: moment("revoked_at"),
    /** When the refresh token was revoked. */
    refreshRevokedAt: moment("refresh_revoked_at"),
  },
  (t) => [
    index("sessions_member").on(t.memberId),
    index("sessions_family").on(t.familyId),
    index("sessions_over").on(t.refreshExpiresAt),
  ],
);

/** Secrets that the server generated at its first start. */
export const serverSecrets = pgTable("server_secrets", {
  name: text("name").primaryKey(),
  /** Base64url. */
  value: text("value").notNull(),
});

/** Delivery addresses. */
export const memberAddresses = pgTable(
  "member_addresses",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    name: text("name").notNull(),
    mobile: text("mobile").notNull(),
    /** Region names as the buyer saw them, joined with commas; the last one has no id if they wrote the city themselves. */
    regionNames: text("region_names").notNull(),
    /** Region ids, joined with commas. The second one decides the freight. */
    regionIds: text("region_ids").notNull(),
    detail: text("detail").notNull(),
    postCode: text("post_code"),
    isDefault: boolean("is_default").notNull(),
    alias: text("alias"),
    lon: text("lon"),
    lat: text("lat"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at"),
  },
  (t) => [
    index("member_addresses_member").on(t.memberId, t.createdAt),
    uniqueIndex("member_addresses_default").on(t.memberId).where(sql`${t.isDefault}`),
  ],
);

/** Goods that a buyer has viewed: one row per goods, with the latest SKU and visit. */
export const footprints = pgTable(
  "footprints",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    goodsId: text("goods_id").notNull(),
    skuId: text("sku_id").notNull(),
    storeId: text("store_id").notNull(),
    visitedAt: moment("visited_at").notNull(),
  },
  (t) => [
    uniqueIndex("footprints_goods").on(t.memberId, t.goodsId),
    index("footprints_newest").on(t.memberId, t.visitedAt),
  ],
);
