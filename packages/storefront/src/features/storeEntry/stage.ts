import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";

/** The steps of an application, in order. `agreement` belongs to the shop and is not stored by the server. */
export const steps = ["agreement", "company", "bank", "shop"] as const;
export type EntryStep = (typeof steps)[number];

/** What the page shows: the form, or the state of the application. */
export type EntryStage = "form" | "applying" | "open" | "closed" | "refused";

/** The stage of an application (MC-16). An unknown one counts as waiting. */
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

/** The first step that has not been completed. */
export function firstOpenStep(entry: StoreDetail | null | undefined, agreed: boolean): EntryStep {
  if (!entry?.companyName) return agreed ? "company" : "agreement";
  return entry.settlementBankAccountNum ? "shop" : "bank";
}
