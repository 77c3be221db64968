import { search } from "@sundry/api/contract/goods";
import { afterEach, expect, test, vi } from "vitest";
import { client } from "../shared/data/client.ts";
import type { EarlyAnswer } from "../start/earlyAnswer.ts";
import { manyGoods } from "../testing/entities.ts";
import { answer, createServer, fail, pageOf } from "../testing/server.ts";
import { firstAnswer } from "./firstAnswer.ts";

const umbrellas = "/goodsList?keyword=umbrella";

/** A visit whose list `start.ts` has asked for. Returns the server. */
function begin(change: Partial<EarlyAnswer> = {}, list = answer(search, pageOf(manyGoods(2), 2))) {
  const server = createServer([list]);
  vi.stubGlobal("fetch", server.fetch);
  const url = client.addressOf(search, { keyword: "umbrella", pageNumber: 1, pageSize: 20 });
  vi.stubGlobal("earlyAnswer", { url, locale: "en", answer: server.fetch(url), arrived: true, ...change });
  return server;
}

afterEach(() => vi.unstubAllGlobals());

test("[GD-01] a list whose answer comes before the shop's code is drawn with it, without a second request", async () => {
  const server = begin();
  const answers = await firstAnswer(umbrellas);
  expect(answers.map(([, { data }]) => data)).toEqual([expect.objectContaining({ total: 2 })]);
  expect(server.sent(search)).toHaveLength(1);
});

test.each([
  ["has not arrived", { arrived: false }, umbrellas],
  ["is in another language", { locale: "zh" }, umbrellas],
  ["is of another list", {}, "/goodsList?keyword=teapot"],
  ["is of another page", {}, "/cart"],
])("[GD-01] an answer that %s is not waited for", async (_what, change, address) => {
  const server = begin(change);
  expect(await firstAnswer(address)).toEqual([]);
  expect(server.sent(search)).toHaveLength(1);
});

test("[GD-01] after a failure the page asks itself, to say what is wrong", async () => {
  begin({}, fail(search, "server"));
  expect(await firstAnswer(umbrellas)).toEqual([]);
});
