import { expect, test } from "vitest";
import { messageAddress, messageListAddress, readMessageListQuery } from "./messageListQuery.ts";

const read = (query: string) => readMessageListQuery(new URLSearchParams(query));

test("[MC-13] the tab and the page stand in the address; nonsense is the start", () => {
  expect(read("status=ALREADY_REMOVE&pageNumber=3")).toEqual({ status: "ALREADY_REMOVE", pageNumber: 3 });
  expect(read("status=EATEN&pageNumber=-1")).toEqual({ status: "UN_READY", pageNumber: 1 });
});

test("[MC-13] an address says only what is not the start, and comes back as it was", () => {
  expect(messageListAddress({ status: "UN_READY", pageNumber: 1 })).toBe("/home/MsgList");
  const query = { status: "ALREADY_READY", pageNumber: 2 } as const;
  expect(read(messageListAddress(query).split("?")[1] ?? "")).toEqual(query);
  expect(messageAddress("a&b")).toBe("/home/MsgDetail?id=a%26b");
});
