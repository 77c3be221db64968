import * as z from "zod/mini";
import { Token } from "./member.ts";

/** How far a log-in by a scanned code is: 0 waiting, 1 scanned, 2 confirmed, 3 declined, 4 gone. */
export const QrLoginStatus = z.int();

/** A code that logs a browser in when another, logged-in one confirms it (SE-06). */
export const QrLoginSession = z.object({
  /** Names the code: it is what `session.qrPoll` asks for, and part of the address that the code shows. */
  token: z.string(),
  status: QrLoginStatus,
  /** Milliseconds the code lives unless it is scanned. */
  duration: z.int(),
  /** Not used: who confirmed is told by the tokens. Always 0. */
  userId: z.int(),
});
export type QrLoginSession = z.output<typeof QrLoginSession>;

/** Where a log-in by a code stands; the tokens come with status 2, once. */
export const QrLoginResult = z.object({
  status: QrLoginStatus,
  token: z.optional(z.nullable(Token)),
});
export type QrLoginResult = z.output<typeof QrLoginResult>;

/** What a buyer is shown before he lets another browser in. */
export const QrLoginRequest = z.object({
  status: QrLoginStatus,
  /** The browser that asks, as it names itself: `Firefox on Windows`; null when it does not say. */
  device: z.nullable(z.string()),
});
export type QrLoginRequest = z.output<typeof QrLoginRequest>;
