import { existsSync } from "node:fs";
import { inRoot } from "./root.ts";

/** Reads the shop's `.env`, if there is one. What is set already stays. */
export function readEnvFile(): void {
  const file = inRoot(".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
