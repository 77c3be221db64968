import type { ComplaintSpeaker, ComplaintState } from "#server/db/schema/complaint.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { changeLine, expireComplaints } from "#server/modules/buying/order/lineQueries.ts";
import type { Services } from "#server/services.ts";
import { caseById, changeComplaint, lockComplaint, insertLine } from "./queries.ts";
import { closeComplaintDays, openStates } from "./states.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * The store replies to a complaint, which then waits for the platform. `images` are addresses of pictures. Throws
 * Refused 33103 unknown, 33106 closed or already answered, 4002 without text. Rules 13.
 */
export async function answerComplaint(
  tx: Tx,
  services: Services,
  { id, content, images = [] }: { id: string; content: string; images?: readonly string[] },
): Promise<void> {
  const at = new Date(services.clock.now());
  const change = { appealContent: requiredText(content), appealImages: [...images], appealAt: at, updatedAt: at };
  await move(tx, id, ["NEW", "WAIT_APPEAL", "COMMUNICATION"], { state: "WAIT_ARBITRATION", ...change });
  const found = await caseById(tx, id);
  if (!found) return;
  const values = { sn: found.order.sn, store: found.order.storeName };
  await notify(tx, services, found.complaint.memberId, { kind: "COMPLAINT_ANSWERED", ...values });
}

/** The platform asks for the store's reply, or for a discussion. Throws Refused 33103 and 33106. Rules 13. */
export async function advanceComplaint(
  tx: Tx,
  services: Services,
  { id, state }: { id: string; state: "WAIT_APPEAL" | "COMMUNICATION" | "WAIT_ARBITRATION" },
): Promise<void> {
  await move(tx, id, openStates, { state, updatedAt: new Date(services.clock.now()) });
}

/** The platform decides; the complaint and its line are closed. Throws Refused 33103, 33106 and 4002. Rules 13. */
export async function decideComplaint(
  tx: Tx,
  services: Services,
  { id, ruling }: { id: string; ruling: string },
): Promise<void> {
  const updatedAt = new Date(services.clock.now());
  await move(tx, id, openStates, { state: "COMPLETE", ruling: requiredText(ruling), updatedAt });
  const found = await caseById(tx, id);
  if (!found) return;
  await changeLine(tx, found.item.sn, { complainState: "COMPLETE" });
  const values = { sn: found.order.sn, ruling: ruling.trim() };
  await notify(tx, services, found.complaint.memberId, { kind: "COMPLAINT_RULED", ...values });
}

/** The store or the platform adds a message. Throws Refused 33103, 33106 and 4002. Rules 13. */
export async function addComplaintMessage(
  tx: Tx,
  services: Services,
  { id, speaker, content }: { id: string; speaker: Exclude<ComplaintSpeaker, "BUYER">; content: string },
): Promise<void> {
  const held = await lockComplaint(tx, id);
  if (!held) throw new Refused(33103);
  if (!openStates.includes(held.state)) throw new Refused(33106);
  const line = { id: nextId(services), complaintId: id, speaker, content: requiredText(content) };
  await insertLine(tx, { ...line, createdAt: new Date(services.clock.now()) });
}

/** Closes complaints for lines of orders completed long enough ago. Returns how many lines it closed. Rules 13. */
export async function closeComplaintWindows(tx: Tx, services: Services): Promise<number> {
  return expireComplaints(tx, new Date(services.clock.now() - closeComplaintDays * dayMs));
}

async function move(
  tx: Tx,
  id: string,
  from: readonly ComplaintState[],
  change: Parameters<typeof changeComplaint>[3],
): Promise<void> {
  if (await changeComplaint(tx, id, from, change)) return;
  throw new Refused((await caseById(tx, id)) ? 33106 : 33103);
}

function requiredText(text: string): string {
  const words = text.trim();
  if (words === "") throw new Refused(4002, { detail: "content" });
  return words;
}
