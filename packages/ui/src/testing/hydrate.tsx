import { act, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { Runtime, type RuntimeProps } from "./Runtime.tsx";
import { renderOnServer } from "./renderOnServer.tsx";

/** The result of hydrating server markup in the browser. */
export interface Hydration {
  readonly container: HTMLElement;
  readonly serverMarkup: string;
  /** All warnings of React; empty if both sides agree. */
  readonly complaints: readonly string[];
}

declare global {
  /** React reads it: whether `act` may be used here. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** React's `act`, enabled only while it runs. The rest of a browser test waits as a buyer does. */
async function settled<Result>(work: () => Result): Promise<Result> {
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    return await act(async () => work());
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Renders an element as a server would, then hydrates it in the page and collects mismatches. */
export async function hydrateFromServer(element: ReactElement, runtime: RuntimeProps = {}): Promise<Hydration> {
  const complaints: string[] = [];
  const consoleError = vi
    .spyOn(console, "error")
    .mockImplementation((...words) => complaints.push(words.map(String).join(" ")));
  const serverMarkup = renderOnServer(element, runtime);
  const container = document.createElement("div");
  container.innerHTML = serverMarkup;
  document.body.append(container);
  const root = await settled(() =>
    hydrateRoot(container, <Runtime {...runtime}>{element}</Runtime>, {
      onRecoverableError: (error) => complaints.push(String(error)),
    }),
  );
  consoleError.mockRestore();
  onTestFinished(async () => {
    await settled(() => root.unmount());
    container.remove();
  });
  return { container, serverMarkup, complaints };
}
