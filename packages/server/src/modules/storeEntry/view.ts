import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import type { EntryRow } from "./queries.ts";

/** An application as its owner reads it. */
export function entryView(row: EntryRow): StoreDetail {
  const {
    memberId: _m,
    state,
    storeId,
    registeredCapitalCents,
    createdAt: _c,
    handedInAt: _h,
    decidedAt: _d,
    ...said
  } = row;
  return {
    ...said,
    storeId: storeId ?? "",
    storeDisable: state,
    registeredCapital: registeredCapitalCents === null ? null : registeredCapitalCents / 100,
  };
}

/** A capital as it is kept: whole cents. */
export function toCapital(amount: number | undefined): number | null {
  return amount === undefined ? null : Math.round(amount * 100);
}
