import { ApiError } from "@sundry/api/client";
import { checkPassword, setPassword, updatePassword } from "@sundry/api/contract/wallet";
import type { FormError } from "@sundry/ui/forms/Form";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../../shared/data/client.ts";
import { useFaultWords } from "../../../shared/data/faultWords.ts";
import { readsOf } from "../../../shared/data/useRead.ts";
import { OLD_WRONG } from "./changeSchema.ts";

/** Sends a new payment password, with the old one where there is one; says so and calls `onSaved` when it counts. */
export function usePayPassword(isSet: boolean, onSaved: () => void) {
  const { t } = useTranslation("memberAccount");
  const words = useFaultWords();
  const { show } = useToast();
  const { mutate } = useSWRConfig();
  return async ({ old, password }: { old: string; password: string }): Promise<readonly FormError[]> => {
    try {
      if (isSet) await client.send(updatePassword, { oldPassword: old, newPassword: password });
      else await client.send(setPassword, { password });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return [{ message: words(fault), ...(fault.code === OLD_WRONG && { field: "old" }) }];
    }
    show({ tone: "success", text: t(isSet ? "pay.changed" : "pay.done") });
    await mutate(readsOf(checkPassword));
    onSaved();
    return [];
  };
}
