import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";

/** Folders of a comparison that are removed after the test. */
export interface TestFolders {
  readonly before: string;
  readonly after: string;
  readonly into: string;
}

/** Makes an empty place for a comparison. */
export async function testFolders(): Promise<TestFolders> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-compare-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { before: join(folder, "earlier"), after: join(folder, "now"), into: join(folder, "review") };
}

/** Paints a white picture 20 px wide, with one pixel of another colour at 3, 4 if given, more or less compressed. */
export async function paint(
  folder: string,
  name: string,
  { height = 10, dot = "#ffffff", compression = 6 }: { height?: number; dot?: string; compression?: number } = {},
): Promise<void> {
  const file = join(folder, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  const picture = sharp({ create: { width: 20, height, channels: 3, background: "#ffffff" } });
  const overlay = { create: { width: 1, height: 1, channels: 3 as const, background: dot } };
  await picture
    .composite([{ input: overlay, left: 3, top: 4 }])
    .png({ compressionLevel: compression })
    .toFile(file);
}
