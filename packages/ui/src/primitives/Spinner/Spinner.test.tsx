import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Spinner } from "./Spinner.tsx";

itBehavesLikeAComponent(Spinner, {});

it("[UI-08] is named in the language of the page", async () => {
  const screen = await render(
    <Runtime locale="zh">
      <Spinner />
    </Runtime>,
  );
  await expect.element(screen.getByRole("img", { name: "加载中" })).toBeInTheDocument();
});
