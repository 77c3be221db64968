import { get as getArticle } from "@sundry/api/contract/article";
import type { Call } from "@sundry/api/contract/call";
import { skuDetail } from "@sundry/api/contract/goods";
import { get as getTopic } from "@sundry/api/contract/page";
import { get as getStore } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import type { SentAnswer } from "../shared/data/sentAnswers.ts";
import { statusOf } from "./status.ts";

const refused = (code: number, kind = "refused") => ({ error: { kind, code } }) as SentAnswer;
const of =
  (call: Call, answer: SentAnswer) =>
  ({ id }: Pick<Call, "id">) =>
    id === call.id ? answer : undefined;

test.each([
  ["goods", "goods", of(skuDetail, { data: {} }), 200],
  ["unknown goods", "goods", of(skuDetail, refused(11001)), 404],
  ["no id of goods", "goods", () => undefined, 404],
  ["a store", "store", of(getStore, { data: { storeDisable: "OPEN" } }), 200],
  ["an unknown store", "store", of(getStore, refused(50001)), 404],
  ["a closed store", "store", of(getStore, { data: { storeDisable: "CLOSED" } }), 410],
  ["a topic that has ended", "topic", of(getTopic, { data: null }), 404],
  ["an unknown article", "article", of(getArticle, refused(404, "notFound")), 404],
  ["the list of articles", "article", () => undefined, 200],
  ["a list with refused goods", "goodsList", of(skuDetail, refused(11001)), 200],
] as const)("[RT-10] the status of %s", (_, page, answered, status) => {
  expect(statusOf(page, answered)).toBe(status);
});
