import { applyFirst, applySecond, applyStatus, applyThird } from "@sundry/api/contract/storeEntry";
import type { Fault } from "../../shared/data/client.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { type BankFields, bankBody } from "./bankFields.ts";
import { type CompanyFields, companyBody } from "./companyFields.ts";
import { type ShopFields, shopBody } from "./shopFields.ts";

/** Another store already has this name. */
const NAME_TAKEN = 50002;

/** The buyer's application as the server has stored it, and the action that sends its steps (MC-16). */
export function useStoreEntry() {
  const errorMessage = useErrorMessage();
  const { data, error, loading, reload } = useRead(applyStatus, {});
  const options = {
    invalidate: [applyStatus],
    faultAt: (fault: Fault) => ({
      message: errorMessage(fault),
      ...(fault.code === NAME_TAKEN && { field: "storeName" }),
    }),
  };
  const company = useAction(applyFirst, options);
  const bank = useAction(applySecond, options);
  const shop = useAction(applyThird, options);
  return {
    entry: data,
    error,
    loading,
    reload,
    sendCompany: (fields: CompanyFields) => company.submit(companyBody(fields)),
    sendBank: (fields: BankFields) => bank.submit(bankBody(fields)),
    sendShop: (fields: ShopFields) => shop.submit(shopBody(fields)),
  };
}
