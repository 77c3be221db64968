import { cleanRichText } from "#server/modules/platform/text/richText.ts";
import { initialsOf, storeBadge } from "#server/modules/catalogue/store/badge.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { memberByLogin } from "#server/modules/account/member/service.ts";
import type { NoticeKind } from "#server/modules/account/message/notice.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import type { Services } from "#server/services.ts";
import { type EntryRow, insertStore, moveEntry, setStoreState } from "./queries.ts";

/** The platform's decision on an application, or on the store that it led to. */
export type EntryDecision = "accept" | "refuse" | "close" | "reopen";

const from = { accept: "APPLYING", refuse: "APPLYING", close: "OPEN", reopen: "CLOSED" } as const;
const to = { accept: "OPEN", refuse: "REFUSED", close: "CLOSED", reopen: "OPEN" } as const;

const noticeKinds = {
  accept: "STORE_ACCEPTED",
  refuse: "STORE_REFUSED",
  close: "STORE_CLOSED",
  reopen: "STORE_REOPENED",
} as const satisfies Record<EntryDecision, NoticeKind>;

/**
 * Decides an application for the platform. An accepted one becomes a store; a store can be closed and reopened.
 * Declining and closing need a reason, and the applicant is notified. Throws Refused 50011 if the state of the
 * application does not allow it. MC-16.
 */
export async function decideStoreEntry(
  tx: Tx,
  services: Services,
  memberId: string,
  decision: EntryDecision,
  reason = "",
): Promise<void> {
  const now = new Date(services.clock.now());
  const giving = decision === "refuse" || decision === "close" ? reason.trim() || null : null;
  const change = { state: to[decision], reason: giving, decidedAt: now };
  const entry = await moveEntry(tx, memberId, from[decision], change);
  if (!entry) throw new Refused(50011);
  if (decision === "accept") await openStore(tx, services, entry, now);
  else if (entry.storeId && decision !== "refuse")
    await setStoreState(tx, entry.storeId, decision === "close" ? "CLOSED" : "OPEN");
  const name = entry.storeName ?? entry.companyName;
  await notify(tx, services, memberId, { kind: noticeKinds[decision], name, reason: giving });
}

/** The id of a buyer by their name, number or address. Throws Refused(20002). */
export async function applicantNamed(tx: Tx, login: string): Promise<string> {
  const member = await memberByLogin(tx, login);
  if (!member) throw new Refused(20002);
  return member.id;
}

async function openStore(tx: Tx, services: Services, entry: EntryRow, now: Date): Promise<void> {
  const id = nextId(services);
  const name = entry.storeName ?? entry.companyName;
  const address = [entry.storeAddressPath?.replaceAll(",", " "), entry.storeAddressDetail].filter(Boolean).join(" ");
  await insertStore(tx, {
    id,
    key: `entry-${entry.id}`,
    name: { en: name },
    description: { en: cleanRichText(entry.storeDesc ?? "") },
    logo: entry.storeLogo ?? storeBadge(initialsOf(name)),
    state: "OPEN",
    selfOperated: false,
    selfPickup: false,
    pageShow: false,
    address: { en: address },
    center: entry.storeCenter ?? "",
    company: { en: entry.companyName },
    openedAt: now,
  });
  await moveEntry(tx, entry.memberId, "OPEN", { storeId: id });
}
