import type { PaymentProvider } from "./provider.ts";

/** Address of the sandbox's pages on this server. */
export const sandboxPath = "/sandbox/pay";

/** A provider that moves no money: its code leads to a page where anybody who opens it chooses how the payment ends. */
export const sandbox: PaymentProvider = {
  start: async ({ token, lang }) => `${sandboxPath}/${token}?lang=${lang}`,
};
