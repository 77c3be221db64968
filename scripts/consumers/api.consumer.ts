import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { startShop } from "../shopProcess.ts";
import { installed } from "./consumer.ts";
import { codeBelow } from "./readme.ts";

test("[AP-08] the program of the README logs in and lists goods", async () => {
  const site = await installed("api");
  const data = await mkdtemp(join(tmpdir(), "sundry-consumer-"));
  const shop = await startShop(data, { SUNDRY_PASSWORD_COST: "1024" });
  onTestFinished(async () => {
    await shop.stop();
    await rm(data, { recursive: true, force: true });
  });
  const [block] = await codeBelow("api", "Log in and list goods");
  const program = block?.code ?? "";
  expect(program).toContain("https://shop.example");
  await writeFile(join(site.folder, "list.ts"), program.replace("https://shop.example", shop.url));
  await site.run("tsc");
  const { stdout } = await promisify(execFile)(process.execPath, ["list.ts"], { cwd: site.folder });
  expect(stdout).toMatch(/^Hello .+, [1-9]\d* found\.\n/);
  expect(stdout.split("\n").length).toBeGreaterThan(3);
});
