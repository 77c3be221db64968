import { lazy } from "react";
import { CodeFault } from "../../start/loadCode.ts";
import { loadWithRetry } from "./loadWithRetry.ts";

/**
 * A part of a page or of the shell whose code loads when it is first shown. Without a network it waits, because an
 * error would remove the whole page with everything typed into it, and React would never try again.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadWithRetry(load));

/**
 * The same for a part that the buyer did not request: no notice says that it waits. If the network fails while it
 * loads, it is left out until the next reload.
 */
export const lazyOptional: typeof lazy = (load) =>
  lazy(() =>
    loadWithRetry(load, { quiet: true }).catch((fault: unknown) => {
      if (fault instanceof CodeFault && fault.kind === "lost") return { default: (() => null) as never };
      throw fault;
    }),
  );
