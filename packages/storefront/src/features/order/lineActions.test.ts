import { expect, test } from "vitest";
import { allowsAction, lineHref } from "./lineActions.ts";

const line = { sn: "OI1" };

test.each([
  ["evaluate", { commentStatus: "UNFINISHED" }, true],
  ["evaluate", { commentStatus: "NEW" }, false],
  ["evaluate", { commentStatus: "FINISHED" }, false],
  ["afterSale", { afterSaleStatus: "NOT_APPLIED" }, true],
  ["afterSale", { afterSaleStatus: "PART_AFTER_SALE" }, true],
  ["afterSale", { afterSaleStatus: "NEW" }, false],
  ["afterSale", { afterSaleStatus: "ALREADY_APPLIED" }, false],
  ["afterSale", { afterSaleStatus: "EXPIRED" }, false],
  ["complain", { complainStatus: "NO_APPLY" }, true],
  ["complain", { complainStatus: "APPLYING" }, false],
  ["complain", { complainStatus: "TELEPORTED" }, false],
  ["complain", {}, false],
] as const)("[MC-02] %s of a line with %o: %s", (action, states, expected) => {
  expect(allowsAction(action, { ...line, ...states })).toBe(expected);
});

test("[MC-02] each action has its own page", () => {
  expect(lineHref("evaluate", "O1", "OI1")).toBe("/home/AddEval?sn=O1&itemSn=OI1");
  expect(lineHref("afterSale", "O1", "OI1")).toBe("/home/ApplyAfterSale?sn=OI1");
  expect(lineHref("complain", "O1", "OI1")).toBe("/home/Complain?sn=O1&itemSn=OI1");
});
