import type { ImMessage, ImTalk } from "@sundry/api/contract/entities/im";
import { wireMoment } from "#server/shopTime.ts";
import { type Party, platformId } from "./parties.ts";
import type { LineRow, TalkRow, TalkSummary } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** A talk as its buyer sees it. */
export function talkView({ talk, last, unread }: TalkSummary, party: Party, lang: Lang, zone: string): ImTalk {
  return {
    id: talk.id,
    createTime: wireMoment(talk.createdAt, zone),
    userId: party.id,
    name: inLanguage(lang, party.name),
    face: party.face,
    storeFlag: party.id !== platformId,
    top: false,
    disable: false,
    lastTalkTime: wireMoment(talk.lastAt, zone),
    lastTalkMessage: last?.text ?? null,
    lastMessageType: last?.type ?? null,
    unread,
  };
}

/** A line in the contract's form. */
export function lineView(line: LineRow, talk: TalkRow, zone: string): ImMessage {
  const byBuyer = line.side === "BUYER";
  return {
    id: line.id,
    createTime: wireMoment(line.createdAt, zone),
    fromUser: byBuyer ? talk.memberId : talk.storeId,
    toUser: byBuyer ? talk.storeId : talk.memberId,
    isRead: line.position <= (byBuyer ? talk.storeSaw : talk.buyerSaw),
    messageType: line.type,
    talkId: line.talkId,
    text: line.text,
  };
}
