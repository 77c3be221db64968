import { expect, test, vi } from "vitest";
import { sendLatest } from "./sendLatest.ts";

/** A server that responds when the test calls `answer`. */
function slowServer() {
  const sent: [string, number][] = [];
  const answers: ((refusal?: Error) => void)[] = [];
  return {
    sent,
    send: (key: string, value: number) =>
      new Promise<void>((done, refuse) => {
        sent.push([key, value]);
        answers.push((refusal) => (refusal ? refuse(refusal) : done()));
      }),
    answer: async (refusal?: Error) => {
      answers.shift()?.(refusal);
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test("[BU-01] fifty presses are two requests, and the last number is kept", async () => {
  const server = slowServer();
  const settled = vi.fn();
  const { set, idle } = sendLatest<string, number>({ send: server.send, settled });
  for (let num = 13; num <= 62; num += 1) set("umbrella", num);
  const whenIdle = vi.fn();
  void idle().then(whenIdle);
  expect(server.sent).toEqual([["umbrella", 13]]);
  await server.answer();
  expect(server.sent).toEqual([
    ["umbrella", 13],
    ["umbrella", 62],
  ]);
  expect(whenIdle).not.toHaveBeenCalled();
  await server.answer();
  expect(settled).toHaveBeenCalledExactlyOnceWith("umbrella", 62, undefined);
  await expect.poll(() => whenIdle).toHaveBeenCalledOnce();
});

test("[BU-01] lines do not wait for each other", () => {
  const server = slowServer();
  const { set } = sendLatest<string, number>({ send: server.send, settled: vi.fn() });
  set("umbrella", 24);
  set("teapot", 8);
  expect(server.sent).toEqual([
    ["umbrella", 24],
    ["teapot", 8],
  ]);
});

test("[BU-01] a refusal is passed on with its reason, unless a newer value was accepted after it", async () => {
  const server = slowServer();
  const settled = vi.fn();
  const { set } = sendLatest<string, number>({ send: server.send, settled });
  const refusal = new Error("not enough in stock");
  set("umbrella", 9999);
  await server.answer(refusal);
  expect(settled).toHaveBeenLastCalledWith("umbrella", 9999, refusal);
  set("umbrella", 9999);
  set("umbrella", 24);
  await server.answer(refusal);
  await server.answer();
  expect(settled).toHaveBeenLastCalledWith("umbrella", 24, undefined);
});
