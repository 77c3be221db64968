import { ApiError } from "@sundry/api/client";
import { detail, pay, payment, result } from "@sundry/api/contract/cashier";
import { get, list } from "@sundry/api/contract/order";
import { get as walletGet } from "@sundry/api/contract/wallet";
import type { PaymentMethodName } from "@sundry/ui/commerce/PaymentMethods";
import type { FormError } from "@sundry/ui/forms/Form";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";
import { type Bill, billQuery, codeQuery, isCodeMethod, obstacleOf, unanswered } from "./bill.ts";
import type { PaidState } from "./paidState.ts";

const clientType = "PC";
/** Refusals at the password field: wrong, and too many wrong ones (RULES 20). */
const wrongPassword = 20010;
const lockedWallet = 1003;

/** A bill at the cashier: what is to be paid, and paying it once (BU-04). */
export function useCashier(bill: Bill | undefined) {
  const { t } = useTranslation("cashier");
  const words = useFaultWords();
  const { show } = useToast();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const read = useRead(detail, bill ? { ...bill, clientType } : null, { freshFor: 0, onFocus: true });
  const [unsure, setUnsure] = useState(false);
  const price = read.data?.price;

  const paid = async (of: Bill) => {
    await navigate(`/payDone?${billQuery(of)}`, {
      replace: true,
      ...(price !== undefined && { state: { paid: price } satisfies PaidState }),
    });
    await mutate(readsOf(list, get, walletGet, payment));
  };

  /** Where a payment goes on that was taken: the code, or what comes after. */
  const goOn = async (of: Bill, method: PaymentMethodName) => {
    if (!isCodeMethod(method)) return paid(of);
    await mutate(readsOf(payment));
    await navigate(`/qrpay?${codeQuery(of, method)}`);
  };

  /** Nobody answered: asks whether the money moved before anything else may be done. */
  const learn = async (of: Bill): Promise<readonly FormError[]> => {
    try {
      const done = await client.send(result, { ...of, clientType });
      setUnsure(false);
      if (done) await paid(of);
      return done ? [] : [{ message: t("cashier.notPaid") }];
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      setUnsure(true);
      return [];
    }
  };

  const refused = async (fault: ApiError): Promise<readonly FormError[]> => {
    if (fault.kind === "aborted" || fault.kind === "unauthorized") return [];
    if (fault.code === wrongPassword) {
      // Set in another tab a moment ago: the field has to appear first.
      if (!read.data?.walletPassword) await read.reload();
      return [{ field: "password", message: t("cashier.passwordWrong") }];
    }
    if (fault.code === lockedWallet) return [{ field: "password", message: words(fault) }];
    await read.reload();
    return obstacleOf(fault.code) ? [] : [{ message: words(fault) }];
  };

  return {
    detail: read.data,
    /** A bill that was payable a moment ago and is not any more answers with its obstacle, not with its old amount. */
    obstacle: bill ? obstacleOf(read.error?.code) : "unknown",
    error: read.error,
    reload: read.reload,
    /** It is not known whether the payment went through. */
    unsure,
    check: async () => {
      const [fault] = bill ? await learn(bill) : [];
      if (fault) show({ tone: "warning", text: fault.message });
    },
    pay: async (method: PaymentMethodName, password: string): Promise<readonly FormError[]> => {
      if (!bill) return [];
      try {
        await client.send(pay, {
          ...bill,
          clientType,
          paymentMethod: method,
          paymentClient: "NATIVE",
          ...(method === "WALLET" && password && { password }),
        });
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        if (!unanswered.has(fault.kind)) return refused(fault);
        // Only the wallet can have paid unseen; asking again for a code or a transfer does no harm.
        return method === "WALLET" ? learn(bill) : [{ message: t("cashier.notStarted") }];
      }
      await goOn(bill, method);
      return [];
    },
  };
}

export type Cashier = ReturnType<typeof useCashier>;
