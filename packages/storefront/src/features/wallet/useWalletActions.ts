import { ApiError } from "@sundry/api/client";
import {
  checkPassword,
  get,
  logs,
  recharge as rechargeCall,
  rechargeList,
  withdraw as withdrawCall,
  withdrawList,
} from "@sundry/api/contract/wallet";
import type { FormError } from "@sundry/ui/forms/Form";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";

/** The server says the payment password is wrong (RULES 20). */
const wrongPassword = 20010;

/** What a withdrawal needs, as it was typed. */
export interface WithdrawalForm {
  amount: string;
  realName: string;
  account: string;
  password: string;
}

/** Puts money into the wallet, and asks for some to be paid out (MC-10). */
export function useWalletActions() {
  const { t } = useTranslation("wallet");
  const words = useFaultWords();
  const { show } = useToast();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();

  const faultsOf = (fault: unknown, refused: (fault: ApiError) => FormError): readonly FormError[] => {
    if (!(fault instanceof ApiError)) throw fault;
    return fault.kind === "aborted" || fault.kind === "unauthorized" ? [] : [refused(fault)];
  };

  return {
    /** Makes a recharge and goes on to the cashier. */
    recharge: async (amount: string): Promise<readonly FormError[]> => {
      try {
        const { rechargeSn } = await client.send(rechargeCall, { price: Number(amount) });
        await mutate(readsOf(rechargeList));
        await navigate(`/payMent?${new URLSearchParams({ orderType: "RECHARGE", sn: rechargeSn })}`);
        return [];
      } catch (fault) {
        return faultsOf(fault, (refusal) => ({
          field: refusal.kind === "refused" ? "amount" : undefined,
          message: words(refusal),
        }));
      }
    },
    /** Asks for a payout; the amount is frozen until it is decided. */
    withdraw: async ({ amount, realName, account, password }: WithdrawalForm): Promise<readonly FormError[]> => {
      try {
        await client.send(withdrawCall, {
          price: Number(amount),
          realName: realName.trim(),
          connectNumber: account.trim(),
          ...(password && { password }),
        });
      } catch (fault) {
        // The balance may be another by now, or a password was set in another tab.
        await mutate(readsOf(get, checkPassword));
        return faultsOf(fault, (refusal) =>
          refusal.code === wrongPassword
            ? { field: "password", message: t("withdraw.passwordWrong") }
            : { message: words(refusal) },
        );
      }
      show({ tone: "success", text: t("withdraw.done") });
      await mutate(readsOf(get, logs, withdrawList));
      return [];
    },
  };
}
