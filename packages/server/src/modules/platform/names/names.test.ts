import { expect, test } from "vitest";
import { isReservedName, skeletonOf } from "./names.ts";

test.each([
  "admin",
  "ADMIN",
  "Ａｄｍｉｎ",
  "аdmin",
  "АДМIN",
  "ádmín",
  "adm1n",
  "a.d.m.i.n",
  "Sundry Admin",
  "admin_2",
  "admin1",
  "4dmin",
  "@dmin",
  "admin官",
  "customerservice24",
  "Sundry Support",
  "Sundry official shop",
  "Customer service",
  "CustomerService",
  "Сustomer Sеrvice",
  "Cup Customer-Support",
  "support",
  "r00t",
  "Sundry",
  "客服",
  "义乌客服01",
  "官 方",
  "管理員",
  ...["the admins", "administrators", "Customer Services", "adrnin", "vvebmaster", "adrninistrator"],
  ...["工作人员", "工作人員08", "店主", "店长1", "卖家", "小二", "老 板"],
  ...["shop assistant", "ShopAssistant", "SHOP  ASSISTANT", "sh0p_assistant", "Ѕhop Аssistant", "s h o p assistant"],
  ...["the store manager", "Senior Sales Clerk", "owner", "Refunds team", "payments_and_returns", "Online Cashier 7"],
  ...["our warehouse crew", "storekeeper", "seller", "Chatbot", "kefu", "dian zhang", "Dispatch & Delivery"],
  ...[
    "店员",
    "店員02",
    "金牌导购",
    "在线 店员",
    "商城小助手",
    "本店收銀員",
    "售后专员",
    "我們的經理",
    "退款专员",
    "夜班客戶經理",
  ],
  "Pаypal",
  "  ",
  "\u2800",
  "\u0301",
])("[VA-08] %s is nobody's name", (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  "Mei Tanaka",
  "李小明",
  "Zoë Müller",
  "Анна",
  "Ελένη",
  "さくら Anna",
  "سارة",
  "김민수",
  "☕",
  "Badminton Ann",
  "Sound System",
  "Security Cups",
  "Cup Shop 24",
  "24",
  "小店1",
  "Rootbeer",
  ...["Cornwall", "Adminster Mugs", "Lovvy", "文具店主营", "王小二", "老板娘的店"],
  "Helping Hand",
  ...["Botan", "Bossa", "Mallory", "Thea", "Anna the seller", "Order of Cups", "Hosta Lily", "Ms New", "Repka"],
  ...["导购王小明", "小助手工具店", "经理李", "小王", "大熊", "小姐姐"],
  "demo",
  "cup_and_saucer",
  "138****8000",
])("[VA-08] %s is a name", (name) => {
  expect(isReservedName(name)).toBe(false);
});

const ours = ["Cup Palace", "杯子宫殿", "Чашки"];

test.each([
  ...["Cup Palace", "CupPalace", "cup_palace", "CUP-PALACE 24", "Cuр Palace", "C.u.p Palace?", "Cup Palace Support"],
  ...["cuppalacesupport", "Official Cup Palace Shop", "Cup Palace customer service", "Cup P4lace", "Cup Pa1ace"],
  ...["Cup Palace shop assistant", "the cup palace owner", "杯子宫殿店员", "杯子宫殿金牌导购"],
  ...["杯子宫殿", "杯 子 宫 殿", "杯子宫殿旗舰店", "杯子宫殿小二", "杯子宫殿官方", "Чашки", "чашки"],
])("[VA-08] %s is nobody's name in a shop of that name", (name) => {
  expect(isReservedName(name, ours)).toBe(true);
});

test.each([
  "Cup",
  "Palace",
  "Anna of Cup Palace",
  "Cup Palace fan",
  "爱杯子宫殿的人",
  "杯子",
  "Чашки и блюдца",
  "小店1",
])("[VA-08] %s is a name there", (name) => {
  expect(isReservedName(name, ours)).toBe(false);
});

test.each(["Cup Palace", "杯子宫殿"])("[VA-08] %s is a name in another shop", (name) => {
  expect(isReservedName(name, ["Sundry", "杂货"])).toBe(false);
});

test("[VA-08] names that look the same have one skeleton", () => {
  expect(skeletonOf("Threаdwell")).toBe(skeletonOf("THREADWELL"));
  expect(skeletonOf("Modern Vine")).toBe(skeletonOf("Modem Vine"));
  expect(skeletonOf("Lilo")).toBe(skeletonOf("L1l0"));
});
