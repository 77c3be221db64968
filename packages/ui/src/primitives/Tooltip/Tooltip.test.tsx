import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Runtime } from "../../testing/Runtime.tsx";
import { Button } from "../Button/index.ts";
import { Tooltip } from "./Tooltip.tsx";

it("[UI-03] describes its control, and passes on the name and the class", async () => {
  const screen = await render(
    <Runtime>
      <Tooltip content="12 favourites" defaultOpen className="from-outside">
        <Button>Favourites</Button>
      </Tooltip>
    </Runtime>,
  );
  await expect.element(screen.getByRole("button", { name: "Favourites" })).toHaveAccessibleDescription("12 favourites");
  const bubble = document.querySelector("[data-component='Tooltip']");
  expect([...(bubble?.classList ?? [])].at(-1)).toBe("from-outside");
});
