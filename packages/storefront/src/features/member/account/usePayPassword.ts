import { checkPassword, setPassword, updatePassword } from "@sundry/api/contract/wallet";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { type Action, useAction } from "../../../shared/data/useAction.ts";
import { WRONG_OLD_PASSWORD } from "./changeSchema.ts";

/** Sets a payment password, or changes the one that is set. */
export function usePayPassword(isSet: boolean, onSaved: () => void): Action<{ old: string; password: string }> {
  const { t } = useTranslation("memberAccount");
  const errorMessage = useErrorMessage();
  return useAction(
    ({ old, password }: { old: string; password: string }) =>
      isSet
        ? client.send(updatePassword, { oldPassword: old, newPassword: password })
        : client.send(setPassword, { password }),
    {
      success: t(isSet ? "pay.changed" : "pay.done"),
      invalidate: [checkPassword],
      after: onSaved,
      faultAt: (fault) => ({
        message: errorMessage(fault),
        ...(fault.code === WRONG_OLD_PASSWORD && { field: "old" }),
      }),
    },
  );
}
