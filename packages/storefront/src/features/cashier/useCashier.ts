import { detail, pay, payment, result } from "@sundry/api/contract/cashier";
import { get, list } from "@sundry/api/contract/order";
import { get as walletGet } from "@sundry/api/contract/wallet";
import type { PaymentMethodName } from "@sundry/ui/commerce/PaymentMethods";
import type { FormError } from "@sundry/ui/forms/Form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client, type Fault } from "../../shared/data/client.ts";
import { isAboutPayPassword, missingPayPassword } from "../../shared/data/payPassword.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { isUnanswered } from "../../shared/data/isUnanswered.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { type Bill, isCodeMethod, obstacleOf } from "./bill.ts";
import type { CodeState } from "./codeState.ts";
import type { PaidState } from "./paidState.ts";

const clientType = "PC";
/** The server's code for too many wrong payment passwords (rules 20). */
const lockedWallet = 1003;

interface Payment {
  readonly method: PaymentMethodName;
  /** Payment password of the wallet; empty for other methods. */
  readonly password: string;
}

/** A bill at the cashier: what is to be paid, and paying it once (BU-04). */
export function useCashier(bill: Bill | undefined) {
  const { t } = useTranslation("cashier");
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const read = useRead(detail, bill ? { ...bill, clientType } : null, { freshFor: 0, onFocus: true });
  const [unsure, setUnsure] = useState(false);
  const price = read.data?.price;

  const showPaid = async () => {
    if (!bill) return;
    await navigate(hrefTo.payDone(bill), {
      replace: true,
      ...(price !== undefined && { state: { paid: price } satisfies PaidState }),
    });
    await mutate(readsOf(list, get, walletGet, payment));
  };

  // The answer to a payment was lost. Nothing more may be sent until it is known whether it went through.
  const check = useAction(
    async (_: { announce: boolean }) => bill !== undefined && (await client.send(result, { ...bill, clientType })),
    {
      success: (paid, { announce }) =>
        announce && !paid ? { tone: "warning", text: t("cashier.notPaid") } : undefined,
      after: async (paid) => {
        setUnsure(false);
        if (paid) await showPaid();
      },
      refused: () => {
        setUnsure(true);
        return true;
      },
    },
  );

  const faultAt = (fault: Fault, { method }: Payment): FormError => {
    if (isAboutPayPassword(fault.code)) {
      const isMissing = fault.code === missingPayPassword;
      return { field: "password", message: isMissing ? errorMessage(fault) : t("cashier.passwordWrong") };
    }
    if (fault.code === lockedWallet) return { field: "password", message: errorMessage(fault) };
    if (isUnanswered(fault.kind)) return { message: t(method === "WALLET" ? "cashier.notPaid" : "cashier.notStarted") };
    return { message: errorMessage(fault) };
  };

  const payBill = useAction(
    async ({ method, password }: Payment) => {
      if (!bill) return null;
      return client.send(pay, {
        ...bill,
        clientType,
        paymentMethod: method,
        paymentClient: "NATIVE",
        ...(method === "WALLET" && password && { password }),
      });
    },
    {
      after: async (code, { method }) => {
        if (!bill) return;
        if (!isCodeMethod(method)) return showPaid();
        await mutate(readsOf(payment));
        await navigate(hrefTo.qrPay({ ...bill, method }), code ? { state: { code, price } satisfies CodeState } : {});
      },
      refused: async ({ code, kind }, { method }) => {
        // Only the wallet can have paid; a code or a transfer can be requested again.
        if (isUnanswered(kind)) return method === "WALLET" && !(await check.run({ announce: false }));
        if (code === lockedWallet) return false;
        // A password that was set in another tab needs its field first.
        if (!isAboutPayPassword(code) || !read.data?.walletPassword) await read.reload();
        return obstacleOf(code) !== undefined;
      },
      faultAt,
    },
  );

  return {
    detail: read.data,
    /** Also for a bill that could be paid a moment ago, so that its old amount no longer shows. */
    obstacle: bill ? obstacleOf(read.error?.code) : "unknown",
    error: read.error,
    reload: read.reload,
    /** It is unknown whether the payment went through. */
    unsure,
    check: () => check.run({ announce: true }),
    checking: check.pending,
    pay: payBill.submit,
  };
}

export type Cashier = ReturnType<typeof useCashier>;
