import { randomInt } from "node:crypto";
import type { SliderCaptcha } from "@sundry/api/contract/entities/captcha";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { type InBackground, beginAttempt, failuresOf } from "#server/modules/limits/attempts.ts";
import { countWithin } from "#server/modules/limits/rateLimit.ts";
import type { Services } from "#server/services.ts";
import { composePuzzle, height, pieceSide, width } from "./picture.ts";
import { livePuzzle, putPass, putPuzzle, takePuzzle, usePass } from "./queries.ts";

/** Life of a puzzle, and of the pass for it (rules 2). */
const lifeMs = 300_000;
/** The piece has to be closer than this to its place, px. */
const tolerance = 3;
const minuteMs = 60_000;
const puzzlesPerMinute = 10;
const checksPerMinute = 600;
/** Wrong places that one puzzle forgives; more would be trying them all. */
const mostMisses = 8;

/** Who asks: the device, and the network address behind it. */
export interface Asker {
  uuid: string;
  address: string;
}

/** Makes a puzzle and keeps where its piece belongs. Throws Refused 1004 without a device and 1003 when it is the eleventh within a minute. */
export async function createPuzzle(
  tx: Tx,
  services: Services,
  purpose: VerificationPurpose,
  { uuid, address }: Asker,
): Promise<SliderCaptcha> {
  if (uuid === "") throw new Refused(1004);
  const now = new Date(services.clock.now());
  await countWithin(tx, { of: ["captcha.create", address], most: puzzlesPerMinute, windowMs: minuteMs }, now);
  // Chance of its own: what guards the shop must not be foreseeable.
  const x = randomInt(pieceSide + 10, width - pieceSide - 4);
  const y = randomInt(8, height - pieceSide - 8);
  const id = nextId(services);
  await putPuzzle(tx, { purpose, uuid, id, x, expiresAt: new Date(now.getTime() + lifeMs) }, now);
  return {
    key: id,
    effectiveTime: lifeMs / 1000,
    ...(await composePuzzle(x, y, services.random)),
    originalHeight: height,
    originalWidth: width,
    sliderHeight: pieceSide,
    sliderWidth: pieceSide,
    randomY: y,
  };
}

/** Gives the pass of a puzzle for the right place. Throws Refused 80202 for a wrong one, 80204 for a puzzle that is not (or no longer) there. */
export async function checkPuzzle(
  tx: Tx,
  services: Services,
  {
    purpose,
    x,
    asker,
    inBackground,
  }: { purpose: VerificationPurpose; x: number; asker: Asker; inBackground: InBackground },
): Promise<true> {
  if (asker.uuid === "") throw new Refused(1004);
  const now = new Date(services.clock.now());
  const puzzle = await livePuzzle(tx, purpose, asker.uuid, now);
  if (!puzzle) throw new Refused(80204);
  const misses = { of: ["captcha.miss", puzzle.id], most: mostMisses, windowMs: lifeMs } as const;
  if ((await failuresOf(tx, misses, now)) >= mostMisses) throw new Refused(80204);
  const checks = { of: ["captcha.check", asker.address], most: checksPerMinute, windowMs: minuteMs } as const;
  const attempt = await beginAttempt(tx, [misses, checks], now);
  if (Math.abs(x - puzzle.x) >= tolerance) {
    inBackground((after) => attempt.failed(after, now), attempt.over);
    throw new Refused(80202);
  }
  attempt.over();
  if (!(await takePuzzle(tx, puzzle.id))) throw new Refused(80204);
  await putPass(tx, purpose, asker.uuid, new Date(now.getTime() + lifeMs));
  return true;
}

/** Uses the pass of a solved puzzle up. Throws Refused(80204) when there is none. */
export async function requirePass(
  tx: Tx,
  services: Services,
  purpose: VerificationPurpose,
  uuid: string,
): Promise<void> {
  if (!(await usePass(tx, purpose, uuid, new Date(services.clock.now())))) throw new Refused(80204);
}

/** Uses a pass up if there is one. */
export async function spendPass(tx: Tx, services: Services, purpose: VerificationPurpose, uuid: string): Promise<void> {
  await usePass(tx, purpose, uuid, new Date(services.clock.now()));
}
