import { parseSync, type Plugin } from "vite";

/**
 * Fails the build if a file waits on its top level. In WebKit (https://bugs.webkit.org/show_bug.cgi?id=242740), a file that
 * is imported twice at a time, and needs one that waits, can be seen before it has run: its exports are undefined.
 */
export function noTopLevelAwait(): Plugin {
  return {
    name: "sundry:no-top-level-await",
    generateBundle(_options, bundle) {
      const waiting = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" && waitsOnTopLevel(file.code) ? [`${file.fileName} (${file.moduleIds.join(", ")})`] : [],
      );
      if (waiting.length > 0) this.error(`Top-level await in ${waiting.join("; ")}`);
    },
  };
}

/** Whether a module waits for something before its exports are there. */
export function waitsOnTopLevel(code: string): boolean {
  // Parsing takes long.
  return code.includes("await") && waits(parseSync("chunk.js", code, { sourceType: "module" }).program);
}

function waits(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(waits);
  if (typeof node !== "object" || node === null) return false;
  const { type, await: isAwaiting } = node as { type?: string; await?: boolean };
  if (type === "AwaitExpression" || (type === "ForOfStatement" && isAwaiting)) return true;
  // What a function waits for is up to those who call it.
  if (type?.includes("Function")) return false;
  return Object.values(node).some(waits);
}
