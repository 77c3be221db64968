import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { renderScene } from "../pictures/renderScene.ts";
import type { ComposeAnswer, ComposeJob } from "./composer.ts";

/** The drawing thread: one picture at a time, so that the server's own thread stays free for calls. */
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on("message", (job: ComposeJob) => {
  renderScene(job.scene, job.width).then(
    (bytes) => answer({ bytes }),
    (cause: unknown) => answer({ failure: String(cause) }),
  );
});

function answer(message: ComposeAnswer): void {
  parentPort?.postMessage(message);
}
