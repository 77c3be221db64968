import { ImSocketOperation, type ImSocketMessage } from "@sundry/api/contract/entities/im";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { sentenceOf } from "#server/http/refusals.ts";
import type { Services } from "#server/services.ts";
import { goodsText, skuOf } from "../goodsLine.ts";
import type { SocketVisitor } from "../keys.ts";
import { markSeen, unseenLines } from "../queries.ts";
import { history, ownTalk, sayAsBuyer, talkWith } from "../service.ts";
import { lineView } from "../view.ts";
import type { Lang } from "#server/locales.ts";

/** Most signs a buyer says at once, as everywhere in the shop. */
const mostSigns = 140;
const mostUnseen = 100;

/** A text of the system, such as a refusal. */
export function tips(text: string): ImSocketMessage {
  return { messageResultType: "SYSTEM_TIPS", result: text };
}

/** The refusal as a frame, in the buyer's language. */
export function refusalFrame({ code, params }: Refused, lang: Lang): ImSocketMessage {
  return tips(sentenceOf(code, params, lang));
}

/** Reads a frame. Throws Refused(4002) for one that says nothing we know. */
export function readOperation(frame: unknown): ImSocketOperation {
  try {
    const read = ImSocketOperation.safeParse(typeof frame === "string" ? JSON.parse(frame) : frame);
    if (read.success) return read.data;
  } catch {
    // No JSON: refused like any other nonsense.
  }
  throw new Refused(4002, { detail: "operationType" });
}

/**
 * Does what a frame asks for and answers the frame for it; null where nothing but the pushed line answers. A page reaches its own
 * talk alone. Throws Refused 4002, 20005, and what the calls of the same meaning refuse with.
 */
export async function operate(
  tx: Tx,
  services: Services,
  visitor: SocketVisitor,
  asked: ImSocketOperation,
  lang: Lang,
): Promise<ImSocketMessage | null> {
  const { memberId } = visitor;
  const buyer = { id: memberId };
  switch (asked.operationType) {
    case "PING":
      return tips("PONG");
    case "CREATE":
      if (visitor.talkId !== null) throw new Refused(20005);
      return {
        messageResultType: "ADD_FRIENDS",
        result: await talkWith(tx, services, buyer, asked.to ?? "0", lang),
      };
    case "MESSAGE":
      await sayAsBuyer(tx, services, memberId, await saying(tx, services, talkOf(visitor, asked), asked));
      return null;
    case "HISTORY": {
      const talkId = talkOf(visitor, asked);
      const before = asked.context ? { lastMessageId: asked.context } : {};
      return { messageResultType: "HISTORY", result: await history(tx, services, buyer, { talkId, ...before }) };
    }
    case "READ": {
      const talk = await ownTalk(tx, memberId, talkOf(visitor, asked));
      await markSeen(tx, talk.id, "BUYER", talk.length);
      return { messageResultType: "READ_MESSAGE", result: talk.id };
    }
    case "UNREAD": {
      const found = await unseenLines(tx, { memberId, talkId: visitor.talkId, limit: mostUnseen });
      const lines = found.map(({ line, talk }) => lineView(line, talk, services.config.shopZone));
      return { messageResultType: "UN_READ", result: lines };
    }
  }
}

function talkOf(visitor: SocketVisitor, { talkId }: ImSocketOperation): string {
  const named = talkId ?? visitor.talkId;
  if (!named) throw new Refused(4002, { detail: "talkId" });
  if (visitor.talkId !== null && visitor.talkId !== named) throw new Refused(20005);
  return named;
}

async function saying(
  tx: Tx,
  services: Services,
  talkId: string,
  { messageType, context }: ImSocketOperation,
): Promise<Parameters<typeof sayAsBuyer>[3]> {
  const text = context?.trim() ?? "";
  if (messageType === "GOODS") {
    const skuId = skuOf({ type: "GOODS", text });
    if (skuId === null) throw new Refused(4002, { detail: "context" });
    return { talkId, text: await goodsText(tx, services, skuId, undefined), type: "GOODS" };
  }
  const isWords = (messageType ?? "MESSAGE") === "MESSAGE";
  if (!isWords || text === "" || [...text].length > mostSigns || text.includes("\0"))
    throw new Refused(4002, { detail: "context" });
  return { talkId, text };
}
