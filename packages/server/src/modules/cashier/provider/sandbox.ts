import type { PaymentProvider } from "./provider.ts";

/** Where the sandbox has its pages, on this server. */
export const sandboxPath = "/sandbox/pay";

/** A provider that moves no money: its code leads to a page where whoever opens it decides how the payment ends. */
export const sandbox: PaymentProvider = {
  start: async ({ token, lang }) => `${sandboxPath}/${token}?lang=${lang}`,
};
