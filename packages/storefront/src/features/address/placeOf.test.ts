import { expect, test } from "vitest";
import { placeOf } from "./placeOf.ts";

test.each([
  ["China,Zhejiang,Jinhua,Yiwu", "18 Chouzhou Road", "18 Chouzhou Road, Yiwu, Jinhua, Zhejiang, China"],
  ["中国,浙江省,金华市,义乌市", "稠州北路18号", "中国浙江省金华市义乌市稠州北路18号"],
  ["China,Zhejiang", "", "Zhejiang, China"],
  [null, undefined, ""],
])("[MC-03] [MC-14] %s, %s is written as is usual in its language", (path, detail, written) => {
  expect(placeOf(path, detail)).toBe(written);
});
