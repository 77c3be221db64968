import { startChromium } from "./chromium.ts";
import type { Engine, EngineName } from "./Engine.ts";
import { startFirefox } from "./firefox.ts";
import { firefoxProgram, webKitPrograms } from "./programs.ts";
import { startWebKit } from "./webkit.ts";

/** Starts an engine; rejects if it is not installed. */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === "chromium") return startChromium();
  if (name === "firefox") {
    const program = firefoxProgram();
    if (program) return startFirefox(program);
  } else {
    const programs = webKitPrograms();
    if (programs) return startWebKit(programs);
  }
  throw new Error(`${name} is not installed.`);
}
