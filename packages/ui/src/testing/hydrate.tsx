import { act, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { Runtime, type RuntimeProps } from "./Runtime.tsx";
import { renderOnServer } from "./renderOnServer.tsx";

/** What came of giving server markup to React in the browser. */
export interface Hydration {
  readonly container: HTMLElement;
  readonly serverMarkup: string;
  /** Everything React complained about; empty when both sides agree. */
  readonly complaints: readonly string[];
}

/** Renders an element as a server would, then hydrates it in the page and collects what does not match. */
export async function hydrateFromServer(element: ReactElement, runtime: RuntimeProps = {}): Promise<Hydration> {
  const complaints: string[] = [];
  const spoken = vi
    .spyOn(console, "error")
    .mockImplementation((...words) => complaints.push(words.map(String).join(" ")));
  const serverMarkup = renderOnServer(element, runtime);
  const container = document.createElement("div");
  container.innerHTML = serverMarkup;
  document.body.append(container);
  const root = await act(() =>
    hydrateRoot(container, <Runtime {...runtime}>{element}</Runtime>, {
      onRecoverableError: (error) => complaints.push(String(error)),
    }),
  );
  spoken.mockRestore();
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
  });
  return { container, serverMarkup, complaints };
}
