import * as z from "zod/mini";
import { DateTime, Id, maybe } from "../scalars.ts";
import { Token } from "./member.ts";

/** Progress of a login by QR code: 0 waiting, 1 scanned, 2 confirmed, 3 declined, 4 expired. */
export const QrLoginStatus = z.int();

/** A code that logs in one browser when another, logged-in one confirms it. */
export const QrLoginSession = z.object({
  /** Id of the code. `session.qrPoll` takes it, and it is part of the address in the QR code. */
  token: z.string(),
  status: QrLoginStatus,
  /** Milliseconds until the code expires, unless it is scanned. */
  duration: z.int(),
  /** Not used, always 0: the tokens tell who confirmed. */
  userId: z.int(),
});
export type QrLoginSession = z.output<typeof QrLoginSession>;

/** State of a login by QR code. The tokens come with status 2, once. */
export const QrLoginResult = z.object({
  status: QrLoginStatus,
  token: z.optional(z.nullable(Token)),
});
export type QrLoginResult = z.output<typeof QrLoginResult>;

/** What a buyer sees before they let another browser in. */
export const QrLoginRequest = z.object({
  status: QrLoginStatus,
  /** The name of the other browser, such as `Firefox on Windows`; null when unknown. */
  device: z.nullable(z.string()),
});
export type QrLoginRequest = z.output<typeof QrLoginRequest>;

/** A device on which a buyer is logged in. */
export const LoggedInDevice = z.object({
  /** Id of the login. */
  id: Id,
  /** Name of the browser, such as `Firefox · Windows`; absent when unknown. */
  device: maybe(z.string()),
  /** When they logged in; absent for a login from before the shop kept it. */
  loggedInAt: maybe(DateTime),
  /** When it was last used, to half an hour. */
  usedAt: DateTime,
  /** Whether it is the device that asks. */
  isThis: z.boolean(),
});
export type LoggedInDevice = z.output<typeof LoggedInDevice>;
