import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";

/** The steps of an application, in their order; `agreement` is the shop's own and not kept by the server. */
export const steps = ["agreement", "company", "bank", "shop"] as const;
export type EntryStep = (typeof steps)[number];

/** What the page shows: a form, or how the application stands. */
export type EntryStage = "form" | "applying" | "open" | "closed" | "refused";

/** Where an application stands (MC-16); a stage that nobody knows yet counts as waiting. */
export function stageOf(entry: StoreDetail | null | undefined): EntryStage {
  switch (entry?.storeDisable) {
    case undefined:
    case "APPLY":
      return "form";
    case "OPEN":
      return "open";
    case "CLOSED":
      return "closed";
    case "REFUSED":
      return "refused";
    default:
      return "applying";
  }
}

/** The first step that is still to be filled in. */
export function firstOpenStep(entry: StoreDetail | null | undefined, agreed: boolean): EntryStep {
  if (!entry?.companyName) return agreed ? "company" : "agreement";
  return entry.settlementBankAccountNum ? "shop" : "bank";
}
