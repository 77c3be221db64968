import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { QrLoginRequest, QrLoginResult, QrLoginSession } from "@sundry/api/contract/entities/login";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { LongRunning } from "#server/http/serve.ts";
import { perCaller } from "#server/modules/platform/limits/limit.ts";
import { countWithinAll } from "#server/modules/platform/limits/rateLimit.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import type { Lang } from "#server/locales.ts";
import type { Services } from "#server/services.ts";
import { browserName } from "./browserName.ts";
import { decideQrLogin, insertQrLogin, liveQrLogin, markScanned, takeDecided } from "./qrQueries.ts";
import { openSession } from "./service.ts";
import { tokenHash } from "./tokens.ts";

/** Lifetime of a code, and the extra time after a scan to read and decide (rules 2). */
const lifeMs = 20_000;
const scannedLifeMs = 60_000;
const codesPerMinute = 30;
/** A client gives up a call after 10 s, so the answer must come earlier. */
const patienceMs = 8_000;
/** Interval between two checks while nothing has changed. */
const restMs = 400;

/** The code is not valid for this device: it has expired, was used, or belongs to another device. */
const gone: QrLoginResult = { status: 4 };

/** The device that wants to be logged in, and its network address. */
export interface LoginDevice {
  uuid: string;
  address: string;
  userAgent: string | undefined;
}

/** Creates a code. Throws Refused 1004 without a device and 1003 for too many. SE-06. */
export async function createQrLogin(tx: Tx, services: Services, asking: LoginDevice): Promise<QrLoginSession> {
  const { uuid, address, userAgent } = asking;
  if (uuid === "") throw new Refused(1004);
  const now = new Date(services.clock.now());
  const limits = perCaller("session.qrCreate", { address, uuid }, { max: codesPerMinute, windowMs: 60_000 });
  await countWithinAll(tx, limits, now);
  const token = randomBytes(32).toString("base64url");
  const row = {
    tokenHash: tokenHash(token),
    deviceHash: tokenHash(uuid),
    device: browserName(userAgent),
    expiresAt: new Date(now.getTime() + lifeMs),
  };
  await insertQrLogin(tx, row, now);
  return { token, status: 0, duration: lifeMs, userId: 0 };
}

/**
 * Waits until the state of a code differs from what the client knows; null if it has not changed within the time limit.
 * Only the device that created it can wait for it, because anybody can see the code itself.
 */
export async function awaitQrLogin(
  tx: Tx,
  services: Services,
  { id, known, uuid, lang }: { id: string; known: number; uuid: string; lang: Lang },
  { within, gone: left }: Pick<LongRunning, "within" | "gone">,
): Promise<QrLoginResult | null> {
  const { clock } = services;
  const until = clock.now() + patienceMs;
  while (!left.aborted) {
    const row = await liveQrLogin(tx, tokenHash(id), tokenHash(uuid), new Date(clock.now()));
    if (!row) return gone;
    if (row.status >= 2) return within((step) => pickUp(step, services, row.tokenHash, { uuid, lang }));
    if (row.status !== known) return { status: row.status };
    if (clock.now() >= until) return null;
    await wait(restMs, undefined, { signal: left }).catch(() => undefined);
  }
  return null;
}

/** The decision, once: the tokens are created here and stored nowhere. */
async function pickUp(
  tx: Tx,
  services: Services,
  hash: string,
  { uuid, lang }: { uuid: string; lang: Lang },
): Promise<QrLoginResult> {
  const row = await takeDecided(tx, hash);
  if (!row?.memberId) return gone;
  if (row.status === 3) return { status: 3 };
  const member = await memberById(tx, row.memberId);
  if (!member || member.blocked) return gone;
  return {
    status: 2,
    token: await openSession(tx, services, member, { longTerm: false, uuid, lang, browser: row.device }),
  };
}

/** A buyer has scanned a code. Throws Refused 20051 if it has expired, or another buyer has scanned it. */
export async function scanQrLogin(
  tx: Tx,
  services: Services,
  memberId: string,
  token: string,
): Promise<QrLoginRequest> {
  const now = new Date(services.clock.now());
  const expiresAt = new Date(now.getTime() + scannedLifeMs);
  const row = await markScanned(tx, { tokenHash: tokenHash(token), memberId, now, expiresAt });
  if (!row) throw new Refused(20051);
  return { status: row.status, device: row.device };
}

/** The buyer who scanned a code logs the device in, or declines. Throws Refused 20051. */
export async function confirmQrLogin(
  tx: Tx,
  services: Services,
  memberId: string,
  { token, allow }: { token: string; allow: boolean },
): Promise<void> {
  const now = new Date(services.clock.now());
  const decided = await decideQrLogin(tx, { tokenHash: tokenHash(token), memberId, now, status: allow ? 2 : 3 });
  if (!decided) throw new Refused(20051);
}
