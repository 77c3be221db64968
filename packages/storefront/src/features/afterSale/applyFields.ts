import type { AfterSaleApplyInfo } from "@sundry/api/contract/entities/afterSale";
import type { TFunction } from "i18next";
import * as z from "zod/mini";

/** The two kinds of after-sale (MC-04). */
export const kinds = ["RETURN_GOODS", "RETURN_MONEY"] as const;
export type Kind = (typeof kinds)[number];

/** The kinds that a line is open to. */
export function kindsOf({ returnGoods, returnMoney }: AfterSaleApplyInfo): Kind[] {
  return kinds.filter((kind) => (kind === "RETURN_GOODS" ? returnGoods : returnMoney));
}

/** What the whole form holds, with the choices that stand outside its fields. Each kind keeps a reason of its own. */
export interface ApplyValues extends ApplyFields {
  kind: Kind;
  /** Pieces. */
  num: number;
}

/** Rules of the fields for a kind; bank fields count only where the refund is a bank transfer. */
export function applySchema(t: TFunction<"afterSale">, kind: Kind, byBank: boolean) {
  const needed = (wanted: boolean, message: string) =>
    z.string().check(z.refine((text) => !wanted || text.trim() !== "", message));
  return z.object({
    RETURN_GOODS: needed(kind === "RETURN_GOODS", t("apply.reasonMissing")),
    RETURN_MONEY: needed(kind === "RETURN_MONEY", t("apply.reasonMissing")),
    description: z.string(),
    photos: z.array(z.string()),
    bank: needed(byBank, t("apply.bankMissing")),
    holder: needed(byBank, t("apply.holderMissing")),
    number: needed(byBank, t("apply.numberMissing")),
  });
}

export type ApplyFields = z.output<ReturnType<typeof applySchema>>;

/** The form before anything is typed. */
export function emptyApplication(info: AfterSaleApplyInfo): ApplyValues {
  return {
    kind: kindsOf(info)[0] ?? "RETURN_MONEY",
    num: info.num,
    RETURN_GOODS: "",
    RETURN_MONEY: "",
    description: "",
    photos: [],
    bank: "",
    holder: "",
    number: "",
  };
}

/** The fields as the call takes them. */
export function applicationBody(
  { kind, num, description, photos, bank, holder, number, ...reasons }: ApplyValues,
  { goodsId, skuId, refundWay }: AfterSaleApplyInfo,
) {
  return {
    goodsId,
    skuId,
    num,
    serviceType: kind,
    reason: reasons[kind],
    ...(description.trim() && { problemDesc: description.trim() }),
    ...(photos.length > 0 && { images: photos.join(",") }),
    ...(refundWay === "OFFLINE" && {
      bankDepositName: bank.trim(),
      bankAccountName: holder.trim(),
      bankAccountNumber: number.trim(),
    }),
  };
}
