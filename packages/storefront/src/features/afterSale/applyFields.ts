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

/** The values of the whole form, with the choices outside its fields. Each kind keeps its own reason. */
export interface ApplyValues extends ApplyFields {
  kind: Kind;
  /** Pieces. */
  num: number;
}

/** Rules of the fields for a kind; the bank fields are needed only for a bank transfer. */
export function applySchema(t: TFunction<"afterSale">, kind: Kind, byBank: boolean) {
  const filledIf = (needed: boolean, message: string) =>
    z.string().check(z.refine((text) => !needed || text.trim() !== "", message));
  return z.object({
    RETURN_GOODS: filledIf(kind === "RETURN_GOODS", t("apply.reasonMissing")),
    RETURN_MONEY: filledIf(kind === "RETURN_MONEY", t("apply.reasonMissing")),
    description: z.string(),
    photos: z.array(z.string()),
    bank: filledIf(byBank, t("apply.bankMissing")),
    holder: filledIf(byBank, t("apply.holderMissing")),
    number: filledIf(byBank, t("apply.numberMissing")),
  });
}

export type ApplyFields = z.output<ReturnType<typeof applySchema>>;

/** The empty form. */
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

/** The ways of a refund that the call takes. */
const refundWays = ["ORIGINAL", "OFFLINE"] as const;

/** The fields as the call takes them. Where the refund goes is sent back as it was read: a backend may keep what it is told. */
export function applicationBody(
  { kind, num, description, photos, bank, holder, number, ...reasons }: ApplyValues,
  { goodsId, skuId, refundWay, accountType }: AfterSaleApplyInfo,
) {
  const way = refundWays.find((one) => one === refundWay);
  return {
    goodsId,
    skuId,
    num,
    serviceType: kind,
    reason: reasons[kind],
    ...(way && { refundWay: way }),
    ...(accountType && { accountType }),
    ...(description.trim() && { problemDesc: description.trim() }),
    ...(photos.length > 0 && { images: photos.join(",") }),
    ...(refundWay === "OFFLINE" && {
      bankDepositName: bank.trim(),
      bankAccountName: holder.trim(),
      bankAccountNumber: number.trim(),
    }),
  };
}
