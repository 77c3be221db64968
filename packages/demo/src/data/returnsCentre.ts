import type { ReturnsCentre } from "@sundry/server/marketplace";

/** Where stores without a counter of their own have their goods sent back to. */
export const returnsCentre: ReturnsCentre = {
  region: { en: "Yiwu, Jinhua, Zhejiang", zh: "浙江省金华市义乌市" },
  detail: { en: "Sundry returns centre, 66 Yinhai Road, Gate 3", zh: "银海路66号Sundry退货中心3号门" },
  mobile: "057985550166",
};
