export { useCustomerService, useOpenChat } from "./customerService.ts";

/** The dialog of customer service. */
export const loadServiceDialog = () => import("./ServiceDialog.tsx").then((m) => m.ServiceDialog);
