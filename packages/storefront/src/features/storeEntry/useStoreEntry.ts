import { ApiError } from "@sundry/api/client";
import { applyFirst, applySecond, applyStatus, applyThird } from "@sundry/api/contract/storeEntry";
import type { FormError } from "@sundry/ui/forms/Form";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";
import { type BankFields, bankBody } from "./bankFields.ts";
import { type CompanyFields, companyBody } from "./companyFields.ts";
import { type ShopFields, shopBody } from "./shopFields.ts";

/** A store has that name. */
const nameTaken = 50002;

/** The buyer's application: what the server keeps of it, and sending its steps (MC-16). */
export function useStoreEntry() {
  const words = useFaultWords();
  const { mutate } = useSWRConfig();
  const { data, error, loading, reload } = useRead(applyStatus, {});

  /** Sends a step; what was refused comes back as a sentence for the form. */
  const sent = async (send: Promise<unknown>): Promise<readonly FormError[]> => {
    try {
      await send;
      await mutate(readsOf(applyStatus));
      return [];
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return [{ message: words(fault), ...(fault.code === nameTaken && { field: "storeName" }) }];
    }
  };
  return {
    entry: data,
    error,
    loading,
    reload,
    sendCompany: (fields: CompanyFields) => sent(client.send(applyFirst, companyBody(fields))),
    sendBank: (fields: BankFields) => sent(client.send(applySecond, bankBody(fields))),
    sendShop: (fields: ShopFields) => sent(client.send(applyThird, shopBody(fields))),
  };
}
