import type { Received, Result } from "@sundry/api/contract/call";
import type { get, list } from "@sundry/api/contract/store";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { isDay, momentOf, wireMoment } from "#server/shopTime.ts";
import { cleanRichText } from "#server/modules/platform/text/richText.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import { type StoreRow, type StoreQuery, storeById, storePage } from "./queries.ts";
import { inLanguage } from "#server/locales.ts";

const states: readonly StoreQuery["state"][] = ["OPEN", "CLOSED", "APPLY", "APPLYING", "REFUSED"];

/** Stores by part of the name; open ones unless another state is requested. Refused: 4002 for a malformed day. */
export async function storeList(
  tx: Tx,
  { lang, zone }: Reader,
  input: Received<typeof list>,
): Promise<Result<typeof list>> {
  const window = windowOf(input);
  const { rows, total } = await storePage(
    tx,
    {
      name: input.storeName?.trim(),
      state: states.find((state) => state === input.storeDisable) ?? "OPEN",
      openedFrom: dayBegins("startDate", input.startDate, 0, zone),
      openedBefore: dayBegins("endDate", input.endDate, 24, zone),
    },
    window,
  );
  const records = rows.map((row) => ({
    id: row.id,
    storeName: inLanguage(lang, row.name),
    storeLogo: row.logo,
    storeDesc: cleanRichText(inLanguage(lang, row.description)),
    storeDisable: row.state,
    selfOperated: row.selfOperated,
    ...scores(row),
    goodsNum: row.goodsNum,
    collectionNum: row.collectionNum,
    selfPickFlag: row.selfPickup,
    createTime: wireMoment(row.openedAt, zone),
  }));
  return pageOf(records, total, window);
}

/** The header of a store page, even of a closed one. Refused: 50001 unknown. */
export async function storeHead(tx: Tx, { lang, zone }: Reader, id: string): Promise<Result<typeof get>> {
  const row = await storeById(tx, id);
  if (!row) throw new Refused(50001);
  return {
    storeId: row.id,
    storeName: inLanguage(lang, row.name),
    storeDisable: row.state,
    storeLogo: row.logo,
    storeDesc: cleanRichText(inLanguage(lang, row.description)),
    selfOperated: row.selfOperated,
    pageShow: row.pageShow,
    goodsNum: row.goodsNum,
    collectionNum: row.collectionNum,
    ...scores(row),
    createTime: wireMoment(row.openedAt, zone),
  };
}

/** Without reviews there are no scores: the table's defaults would look like the best there are. */
function scores(row: StoreRow) {
  if (!row.reviewed) return { descriptionScore: null, serviceScore: null, deliveryScore: null };
  return {
    descriptionScore: row.descriptionScore / 100,
    serviceScore: row.serviceScore / 100,
    deliveryScore: row.deliveryScore / 100,
  };
}

function dayBegins(name: string, day: string | undefined, hour: number, zone: string): Date | undefined {
  if (day === undefined || day === "") return undefined;
  if (!isDay(day)) throw new Refused(4002, { detail: name });
  return new Date(momentOf(day, hour, zone));
}
