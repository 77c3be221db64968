import { expect, it } from "vitest";
import { en } from "./en.ts";
import { extendMessages } from "./extendMessages.ts";

it("[UI-08] replaces the messages that are given, at any depth, and keeps the rest", () => {
  const own = extendMessages(en, { close: "Dismiss", goods: { add: ({ count }) => `Take ${count}` } });
  expect([own.close, own.goods.add({ count: 12 })]).toEqual(["Dismiss", "Take 12"]);
  expect([own.back, own.goods.soldOut]).toEqual([en.back, en.goods.soldOut]);
  expect([en.close, en.goods.add({ count: 12 })]).toEqual(["Close", "Add 12"]);
});

it("[UI-08] keeps a message for which undefined is given", () => {
  expect(extendMessages(en, { close: undefined, goods: { soldOut: undefined } } as never)).toEqual(en);
});

it("[UI-08] a message of another shape does not compile", () => {
  // @ts-expect-error a message without parameters is a text
  const odd = extendMessages(en, { close: () => "Dismiss" });
  // @ts-expect-error there is no such message
  const unknown = extendMessages(en, { closed: "Dismiss" });
  expect([typeof odd.close, unknown.close]).toEqual(["function", "Close"]);
});
