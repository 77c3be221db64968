import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

/** Makes the device ask for less motion or not, until the test ends. Tests start with "reduce". */
export async function preferMotion(value: "reduce" | "no-preference"): Promise<void> {
  await emulate(value);
  if (value !== "reduce") onTestFinished(() => emulate("reduce"));
}

async function emulate(value: string): Promise<void> {
  const devtools = cdp() as unknown as { send: (method: string, values: object) => Promise<unknown> };
  await devtools.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
