import { parentPort } from "node:worker_threads";
import type { ComposeJob } from "../src/studio/composer.ts";

// `node --watch` tells the main thread so which files a thread has loaded.
parentPort?.postMessage({ "watch:import": ["file:///dyingWorker.ts"] });

/** A drawing thread that dies of pictures 64 px wide and refuses those 96 px wide. */
parentPort?.on("message", ({ width }: ComposeJob) => {
  if (width === 64) process.exit(1);
  parentPort?.postMessage(width === 96 ? { failure: "Too narrow." } : { bytes: new Uint8Array([width]) });
});
