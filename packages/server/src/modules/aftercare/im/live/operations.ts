import { ImSocketOperation, type ImSocketMessage } from "@sundry/api/contract/entities/im";
import { cleanText, isStorable } from "#server/cleanText.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { TakeBack } from "#server/http/ownAddresses.ts";
import { Refused } from "#server/http/refused.ts";
import { refusalMessage } from "#server/http/refusals.ts";
import type { Services } from "#server/services.ts";
import { goodsText, skuOf } from "../goodsLine.ts";
import { orderOf, orderText } from "../orderLine.ts";
import { pictureText } from "../pictureLine.ts";
import type { SocketVisitor } from "../keys.ts";
import { markSeen, unseenLines } from "../queries.ts";
import { history, ownTalk, sendAsBuyer, talkWith } from "../service.ts";
import { lineView } from "../view.ts";
import type { Lang } from "#server/locales.ts";

/** Maximum characters of a line, as everywhere in the shop. */
const maxSigns = 140;
const maxUnseen = 100;

/** A system text, such as a refusal. */
export function tips(text: string): ImSocketMessage {
  return { messageResultType: "SYSTEM_TIPS", result: text };
}

/** A refusal as a frame, in the buyer's language. */
export function refusalFrame({ code, params }: Refused, lang: Lang): ImSocketMessage {
  return tips(refusalMessage(code, params, lang));
}

/** Reads a frame, with addresses of this shop as they are stored. Throws Refused(4002) for an unknown one. */
export function readOperation(frame: unknown, takeBack: TakeBack): ImSocketOperation {
  const textIn = (_name: string, value: unknown) => (typeof value === "string" ? takeBack(clean(value)) : value);
  try {
    const read = ImSocketOperation.safeParse(typeof frame === "string" ? JSON.parse(frame, textIn) : frame);
    if (read.success) return read.data;
  } catch {
    // Not JSON: refused like any other invalid frame.
  }
  throw new Refused(4002, { detail: "operationType" });
}

/** Cleans a text of a frame; one that can't be stored makes the frame unreadable. */
function clean(text: string): string {
  if (!isStorable(text)) throw new SyntaxError("not a text");
  return cleanText(text, "lines");
}

/**
 * Performs the operation of a frame and returns the frame that answers it; null if only the pushed line does. A page
 * can reach only its own talk. Throws Refused 4002, 20005, and like the corresponding calls.
 */
export async function handleFrame(
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
      await sendAsBuyer(
        tx,
        services,
        memberId,
        await messageOf(tx, services, { memberId, talkId: talkOf(visitor, asked) }, asked),
      );
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
      const found = await unseenLines(tx, { memberId, talkId: visitor.talkId, limit: maxUnseen });
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

async function messageOf(
  tx: Tx,
  services: Services,
  { memberId, talkId }: { memberId: string; talkId: string },
  { messageType, context }: ImSocketOperation,
): Promise<Parameters<typeof sendAsBuyer>[3]> {
  const text = context?.trim() ?? "";
  if (messageType === "ORDER") {
    const orderSn = orderOf({ type: "ORDER", text });
    if (orderSn === null) throw new Refused(4002, { detail: "context" });
    return { talkId, text: await orderText(tx, await ownTalk(tx, memberId, talkId), orderSn), type: "ORDER" };
  }
  if (messageType === "GOODS") {
    const skuId = skuOf({ type: "GOODS", text });
    if (skuId === null) throw new Refused(4002, { detail: "context" });
    return { talkId, text: await goodsText(tx, services, skuId, undefined), type: "GOODS" };
  }
  if (messageType === "PICTURE") return { talkId, text: await pictureText(tx, memberId, text), type: "PICTURE" };
  const isWords = (messageType ?? "MESSAGE") === "MESSAGE";
  if (!isWords || text === "" || [...text].length > maxSigns || text.includes("\0"))
    throw new Refused(4002, { detail: "context" });
  return { talkId, text };
}
