"use client";

import type { LucideIcon } from "lucide-react";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import QrCode from "lucide-react/icons/qr-code";
import Smartphone from "lucide-react/icons/smartphone";
import Wallet from "lucide-react/icons/wallet";
import { recordsOf } from "../../internal/given.ts";
import { RadioCards, type RadioCardsProps } from "../../primitives/RadioCards/index.ts";
import { icon } from "./PaymentMethods.css.ts";

/** Payment methods with an icon. */
export type PaymentMethodName = "WALLET" | "ALIPAY" | "WECHAT" | "CARD" | "BANK_TRANSFER";

const icons: Record<PaymentMethodName, LucideIcon> = {
  WALLET: Wallet,
  ALIPAY: QrCode,
  WECHAT: Smartphone,
  CARD: CreditCard,
  BANK_TRANSFER: Landmark,
};

/** A payment method; texts are in the page's language. */
export interface PaymentChoice {
  readonly method: PaymentMethodName;
  readonly label: string;
  /** More about it: a balance, "Scan to pay", or why it is unavailable. */
  readonly description?: string | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
}

/** Props of {@link PaymentMethods}. */
export interface PaymentMethodsProps extends Omit<RadioCardsProps, "items" | "layout" | "value" | "onValueChange"> {
  /** The payment methods, in order. */
  choices: readonly PaymentChoice[];
  /** The chosen method; null for none. */
  value: PaymentMethodName | null;
  /** Called with the new choice. */
  onValueChange?: ((event: { value: PaymentMethodName }) => void) | undefined;
}

/** Payment methods side by side, each with an icon. For other choices use `RadioCards`. */
export function PaymentMethods({ choices: given, value, onValueChange, ...rest }: PaymentMethodsProps) {
  const choices = recordsOf(given);
  const choose = ({ value: chosen }: { value: string }) => {
    const choice = choices.find(({ method }) => method === chosen);
    if (choice) onValueChange?.({ value: choice.method });
  };
  return (
    <RadioCards
      data-component="PaymentMethods"
      {...rest}
      layout="row"
      value={value}
      onValueChange={choose}
      items={choices.map(({ method, label, description, disabled }) => {
        const Icon = Object.hasOwn(icons, method) ? icons[method] : CreditCard;
        return {
          value: method,
          label,
          description,
          disabled,
          aside: <Icon aria-hidden="true" className={icon} />,
        };
      })}
    />
  );
}
