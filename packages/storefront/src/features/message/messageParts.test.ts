import { expect, test } from "vitest";
import { messageParts } from "./messageParts.ts";

const links = (text: string) => messageParts(text).flatMap((part) => (part.kind === "text" ? [] : [part.href]));

test("[MC-13] numbers of orders and cases lead to their pages", () => {
  expect(messageParts("Order O1234567890 is here.")).toMatchObject([
    { kind: "text", text: "Order " },
    { kind: "page", text: "O1234567890", href: "/home/OrderDetail?sn=O1234567890" },
    { kind: "text", text: " is here." },
  ]);
  expect(links("商家已同意售后单 A1234567890，即将退款。")).toEqual(["/home/AfterSaleDetail?sn=A1234567890"]);
  expect(links("XO1234567890 O12 O1234567890b")).toEqual([]);
});

test("[MC-13] [VA-05] only http addresses become links, without the punctuation around them", () => {
  expect(links("See https://example.com/a?b=1, or (http://example.com).")).toEqual([
    "https://example.com/a?b=1",
    "http://example.com/",
  ]);
  expect(links("javascript:alert(1) data:text/html,x https:// <a href='x'>")).toEqual([]);
});

test("[MC-13] no part of the text is lost", () => {
  for (const text of ["", "plain", "https://a.example。后面", "O1234567890O1234567890", "<b>x</b> https://b.example!"])
    expect(
      messageParts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
});
