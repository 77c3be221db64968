/** Tabs of the wallet: what moved the balance, recharges, withdrawals. */
export const walletTabs = ["log", "recharge", "withdraw"] as const;
export type WalletTab = (typeof walletTabs)[number];

/** What the address of the wallet says. */
export interface WalletQuery {
  tab: WalletTab;
  pageNumber: number;
  /** Amount that a page wants to be recharged, as it was written; empty without one. The dialog opens with it. */
  recharge: string;
}

/** Reads the address; whatever is malformed falls back to the start. */
export function readWalletQuery(params: URLSearchParams): WalletQuery {
  const page = Number(params.get("pageNumber"));
  const recharge = params.get("recharge")?.trim() ?? "";
  return {
    tab: walletTabs.find((tab) => tab === params.get("tab")) ?? "log",
    pageNumber: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    recharge: /^\d{1,7}(\.\d{1,2})?$/.test(recharge) ? recharge : "",
  };
}

/** Writes the address of a tab's page, leaving out what it starts with anyway. */
export function writeWalletQuery({ tab, pageNumber }: Pick<WalletQuery, "tab" | "pageNumber">): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== "log") params.set("tab", tab);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  return params;
}
