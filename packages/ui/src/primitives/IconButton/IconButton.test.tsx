import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import X from "lucide-react/icons/x";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { IconButton } from "./IconButton.tsx";

itBehavesLikeAComponent(IconButton, { label: "Close", children: <X /> });

it("[UI-03] says what it does to those who see it and those who do not", async () => {
  const screen = await render(
    <Runtime>
      <IconButton label="Close">
        <X />
      </IconButton>
    </Runtime>,
  );
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveAttribute("title", "Close");
});
