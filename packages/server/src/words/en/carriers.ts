/** Parcel companies by their code. */
export const carriers = {
  SF: "SF Express",
  ZTO: "ZTO Express",
  YTO: "YTO Express",
  STO: "STO Express",
  YD: "Yunda Express",
  JTSD: "J&T Express",
  JD: "JD Logistics",
  EMS: "China Post EMS",
  DBL: "Deppon Express",
  CNSD: "Cainiao Express",
  DHL: "DHL Express",
  FEDEX: "FedEx",
  UPS: "UPS",
};
