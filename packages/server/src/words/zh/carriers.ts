import type { carriers as english } from "../en/carriers.ts";

/** Parcel companies by their code. */
export const carriers: typeof english = {
  SF: "顺丰速运",
  ZTO: "中通快递",
  YTO: "圆通速递",
  STO: "申通快递",
  YD: "韵达快递",
  JTSD: "极兔速递",
  JD: "京东物流",
  EMS: "邮政EMS",
  DBL: "德邦快递",
  CNSD: "菜鸟速递",
  DHL: "DHL国际快递",
  FEDEX: "联邦快递",
  UPS: "UPS快递",
};
