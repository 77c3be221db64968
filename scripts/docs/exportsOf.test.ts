import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportsOf } from "./exportsOf.ts";

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "sundry-exports-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("[UI-06] exports are described by their docstrings, also through an index", () => {
  const folder = folderWith({
    "index.ts": 'export { Bell, type BellProps } from "./Bell.tsx";\n',
    "Bell.tsx": `/** Props of {@link Bell}. */
export interface BellProps extends ComponentPropsWithRef<"button"> {
  /** How loud it is. @default "soft" */
  volume?: "soft" | "loud" | undefined;
  onRing?: ((event: { times: number }) => void) | undefined;
  /** The tune, note by note. */
  readonly tune: readonly { note: string; beats: number }[];
  onChange?: ((next: { note: string; beats: number }) => void) | undefined;
  /** Pause in seconds, undefined for none. */
  pause: number | undefined;
  /** Silences it. */
  stop(after: { ms: number; why?: string }): void;
}

/**
 * Rings.
 * For a whistle use \`Whistle\`.
 */
export function Bell({ volume }: BellProps) {
  return <button>{volume}</button>;
}

export const inner = 1;
`,
  });
  const [props, bell, ...more] = exportsOf(join(folder, "index.ts"));
  expect(more).toEqual([]);
  expect(bell).toMatchObject({ name: "Bell", kind: "function", text: "Rings. For a whistle use `Whistle`." });
  expect(props).toMatchObject({ definition: 'ComponentPropsWithRef<"button">' });
  expect(props?.members).toEqual([
    { name: "volume?", type: '"soft" | "loud"', text: 'How loud it is. Default: "soft".' },
    { name: "onRing?", type: "(event: { times: number }) => void", text: "" },
    { name: "tune", type: "readonly { note: string; beats: number }[]", text: "The tune, note by note." },
    { name: "onChange?", type: "(next: { note: string; beats: number }) => void", text: "" },
    { name: "pause", type: "number | undefined", text: "Pause in seconds, undefined for none." },
    { name: "stop", type: "(after: { ms: number; why?: string }): void", text: "Silences it." },
  ]);
});

test("[UI-06] what is deprecated says so, and a type says what it stands for", () => {
  const folder = folderWith({
    "tone.ts": `/** How a note looks. */
export type Tone = "info" | "warning";

/** @deprecated Use \`toneOf\`. Removed in 2.0. */
export function toneFor(level: number): Tone {
  return level > 1 ? "warning" : "info";
}
`,
  });
  expect(exportsOf(join(folder, "tone.ts"))).toMatchObject([
    { name: "Tone", definition: '"info" | "warning"', text: "How a note looks." },
    { name: "toneFor", definition: "(level: number): Tone", deprecated: "Use `toneOf`. Removed in 2.0." },
  ]);
});
