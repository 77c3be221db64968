import type { ReturnsCentre } from "@sundry/server/marketplace";

/** Where goods of stores without a pick-up counter are returned to. */
export const returnsCentre: ReturnsCentre = {
  region: { en: "Yiwu, Jinhua, Zhejiang", zh: "浙江省金华市义乌市" },
  detail: { en: "Sundry returns centre, 66 Yinhai Road, Gate 3", zh: "银海路66号Sundry退货中心3号门" },
  mobile: "057985550166",
};
