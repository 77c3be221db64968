import type { SliderCaptcha } from "@sundry/api/contract/entities/captcha";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import type { Tx } from "#server/db/transaction.ts";
import { BusyQueue } from "#server/http/busyQueue.ts";
import { Refused } from "#server/http/refused.ts";
import type { LongRunning } from "#server/http/serve.ts";
import { nextId } from "#server/ids.ts";
import { beginAttempt } from "#server/modules/platform/limits/attempts.ts";
import { perCaller } from "#server/modules/platform/limits/limit.ts";
import { countWithinAll } from "#server/modules/platform/limits/rateLimit.ts";
import type { Services } from "#server/services.ts";
import { composePuzzle, height, pieceSide, width } from "./picture.ts";
import { drawPlace, isInPlace, maxTries } from "./place.ts";
import { isWorked, workBits } from "./work.ts";
import { livePuzzle, passExists, savePass, savePuzzle, takePuzzle, usePass } from "./queries.ts";

/** Lifetime of a puzzle, and of the pass for it (rules 2). */
const lifeMs = 300_000;
const minuteMs = 60_000;
const puzzlesPerMinute = 10;
const checksPerMinute = 600;
/** Half of the puzzles, because a program does the work more easily than it sees a picture. */
const worksPerMinute = 5;
/** Pictures are composed a few at a time, because each takes some tenths of a second of a core. */
const turns = new BusyQueue({ atOnce: 2, waiting: 100, waitingOfOne: 20 });

/** Who asks: the device and its network address. */
export interface CaptchaClient {
  uuid: string;
  address: string;
}

/**
 * Creates a puzzle and stores the position of its piece. The pictures are composed between two transactions, because
 * that is slow. Throws Refused 1004 without a device, 1003 for the eleventh within a minute, and 1012 if the shop is
 * busy.
 */
export async function createPuzzle(
  within: LongRunning["within"],
  services: Services,
  purpose: VerificationPurpose,
  { uuid, address }: CaptchaClient,
): Promise<SliderCaptcha> {
  if (uuid === "") throw new Refused(1004);
  const now = new Date(services.clock.now());
  const limits = perCaller("captcha.create", { address, uuid }, { max: puzzlesPerMinute, windowMs: minuteMs });
  await within((step) => countWithinAll(step, limits, now));
  const { x, y } = drawPlace(services.random);
  const id = nextId(services);
  const pictures = await turns.run({ address }, () => composePuzzle(x, y, services.random));
  await within((step) => savePuzzle(step, { purpose, uuid, id, x, expiresAt: new Date(now.getTime() + lifeMs) }, now));
  return {
    key: id,
    effectiveTime: lifeMs / 1000,
    ...pictures,
    originalHeight: height,
    originalWidth: width,
    sliderHeight: pieceSide,
    sliderWidth: pieceSide,
    randomY: y,
    workBits,
  };
}

/**
 * Grants the pass of a puzzle for the right position. Throws Refused 80202 for a wrong one, 80204 if the puzzle does
 * not exist, or no longer after too many wrong positions.
 */
export async function checkPuzzle(
  tx: Tx,
  services: Services,
  {
    purpose,
    x,
    asker,
    within,
  }: { purpose: VerificationPurpose; x: number; asker: CaptchaClient; within: LongRunning["within"] },
): Promise<true> {
  if (asker.uuid === "") throw new Refused(1004);
  const now = new Date(services.clock.now());
  const puzzle = await livePuzzle(tx, purpose, asker.uuid, now);
  if (!puzzle) throw new Refused(80204);
  const misses = { of: ["captcha.miss", puzzle.id], max: Number.POSITIVE_INFINITY, windowMs: lifeMs } as const;
  const checks = perCaller("captcha.check", asker, { max: checksPerMinute, windowMs: minuteMs });
  const attempt = await beginAttempt(tx, [misses, ...checks], now);
  try {
    const [missed = 0] = attempt.before;
    if (missed >= maxTries) throw new Refused(80204);
    if (!isInPlace(x, puzzle.x)) {
      await within((step) => attempt.failed(step, now));
      throw new Refused(80202);
    }
    return await within(async (step) => {
      if (!(await takePuzzle(step, puzzle.id))) throw new Refused(80204);
      await savePass(step, purpose, asker.uuid, new Date(now.getTime() + lifeMs));
      return true as const;
    });
  } finally {
    attempt.over();
  }
}

/**
 * Grants the pass of a puzzle to somebody who does not see it, for work of their device. Throws Refused 80202 for a
 * nonce that was not worked for, 80204 if the puzzle does not exist, and 1003 for the sixth within a minute.
 */
export async function passByWork(
  tx: Tx,
  services: Services,
  { purpose, nonce, asker }: { purpose: VerificationPurpose; nonce: string; asker: CaptchaClient },
): Promise<true> {
  if (asker.uuid === "") throw new Refused(1004);
  const now = new Date(services.clock.now());
  const puzzle = await livePuzzle(tx, purpose, asker.uuid, now);
  if (!puzzle) throw new Refused(80204);
  if (!isWorked(puzzle.id, nonce)) throw new Refused(80202);
  await countWithinAll(tx, perCaller("captcha.work", asker, { max: worksPerMinute, windowMs: minuteMs }), now);
  if (!(await takePuzzle(tx, puzzle.id))) throw new Refused(80204);
  await savePass(tx, purpose, asker.uuid, new Date(now.getTime() + lifeMs));
  return true;
}

/** Whether this device has the pass of a solved puzzle. */
export function hasPass(tx: Tx, services: Services, purpose: VerificationPurpose, uuid: string): Promise<boolean> {
  return passExists(tx, purpose, uuid, new Date(services.clock.now()));
}

/** Uses up the pass of a solved puzzle. Throws Refused(80204) if there is none. */
export async function requirePass(
  tx: Tx,
  services: Services,
  purpose: VerificationPurpose,
  uuid: string,
): Promise<void> {
  if (!(await usePass(tx, purpose, uuid, new Date(services.clock.now())))) throw new Refused(80204);
}
