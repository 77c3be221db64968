import { ForgedNotice, type PaymentProvider } from "./provider.ts";

/** Address of the sandbox's pages on this server. */
export const sandboxPath = "/sandbox/pay";

/**
 * A provider that moves no money: its code leads to a page where anybody who opens it chooses how the payment ends. The
 * page settles the payment itself, so there is nothing to ask. There is no payer to return money to: the wallet gets it.
 */
export const sandbox: PaymentProvider = {
  name: "sandbox",
  codeMs: 5 * 60_000,
  start: async ({ token, lang }) => ({ content: `${sandboxPath}/${token}?lang=${lang}`, reference: null }),
  query: async () => ({ state: "WAITING" }),
  close: async () => {},
  refund: async () => "REFUSED",
  refunded: async () => "REFUSED",
  notice: async () => {
    throw new ForgedNotice("sandbox", "it sends none");
  },
  answerTo: () => ({ status: 400, body: "", type: "text/plain" }),
};
