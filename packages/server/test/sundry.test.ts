import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { dataFolder } from "./support/folder.ts";

const program = fileURLToPath(new URL("../src/sundry.ts", import.meta.url));

/** Runs the program as the image does: by its path, with the Node that is found first. */
async function sundry(...words: string[]): Promise<{ output: string; done: boolean }> {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, SUNDRY_DATA_DIR: await dataFolder() };
  return promisify(execFile)(program, words, { env, cwd: "/" }).then(
    ({ stdout }) => ({ output: stdout, done: true }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ output: stdout + stderr, done: false }),
  );
}

test("[MC-03] [BU-07] the image's own command does what npm does elsewhere, and says how it is called", async () => {
  const [help, shop, market, unknown] = await Promise.all([
    sundry(),
    sundry("shop", "backup", "--help"),
    sundry("market"),
    sundry("constructor"),
  ]);
  expect(help).toEqual({
    done: true,
    output: expect.stringMatching(/^sundry shop COMMAND[^]*\nsundry market COMMAND/),
  });
  expect(shop).toEqual({ done: true, output: expect.stringMatching(/^sundry shop backup FILE/) });
  expect(market).toEqual({ done: true, output: expect.stringMatching(/^sundry market <command>/) });
  expect(unknown).toEqual({ done: false, output: expect.stringContaining("There is no constructor.") });
}, 60_000);
