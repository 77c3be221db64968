import { lazy } from "react";
import { CodeFault } from "../../start/loadCode.ts";
import { loadPatiently } from "./waitingCode.ts";

/**
 * A part of a page or of the shell whose code comes when it is first shown. Without a network it waits and comes by itself:
 * a fault would take the whole page away, with all that was typed, and React would never try again.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPatiently(load));

/**
 * The same for what comes by itself, not because somebody pressed something: nobody is told that it waits. A part that the network
 * lost on the way is left out until the next reload.
 */
export const lazyQuietly: typeof lazy = (load) =>
  lazy(() =>
    loadPatiently(load, { quiet: true }).catch((fault: unknown) => {
      if (fault instanceof CodeFault && fault.kind === "lost") return { default: (() => null) as never };
      throw fault;
    }),
  );
