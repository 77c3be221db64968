import type { SafeStorage } from "@sundry/api/client";

const buildKey = "build";

/** Whether an earlier visit had another build of the shop than this one, `build`; from now on this one is known. */
export function isFirstOfBuild(build: string, { get, set }: Pick<SafeStorage, "get" | "set">): boolean {
  const known = get(buildKey);
  if (build === "" || known === build) return false;
  set(buildKey, build);
  return known !== null;
}
