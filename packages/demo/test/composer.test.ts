import { expect, onTestFinished, test } from "vitest";
import { Composer } from "../src/studio/composer.ts";

const scene = { width: 160, height: 160, objects: [] };

function open(): Composer {
  const composer = new Composer({ threads: 1, worker: new URL("./dyingWorker.ts", import.meta.url) });
  onTestFinished(() => composer.close());
  return composer;
}

test("a thread that dies fails its own picture only, and the next one is drawn by a new thread", async () => {
  const composer = open();
  const [dead, alive] = await Promise.allSettled([
    composer.compose({ scene, width: 64 }),
    composer.compose({ scene, width: 128 }),
  ]);
  expect(dead).toMatchObject({ status: "rejected", reason: { message: "The drawing thread ended." } });
  expect(alive).toEqual({ status: "fulfilled", value: new Uint8Array([128]) });
});

test("what else a thread posts is no answer: under `--watch` it names the files it has loaded", async () => {
  const composer = open();
  expect(await composer.compose({ scene, width: 128 })).toEqual(new Uint8Array([128]));
  expect(await composer.compose({ scene, width: 160 })).toEqual(new Uint8Array([160]));
});

test("a picture that cannot be drawn is refused with the reason", async () => {
  await expect(open().compose({ scene, width: 96 })).rejects.toThrow("Too narrow.");
});

test("closing rejects what is under way and waiting", async () => {
  const composer = open();
  const both = Promise.allSettled([composer.compose({ scene, width: 128 }), composer.compose({ scene, width: 160 })]);
  await composer.close();
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
