import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import X from "lucide-react/icons/x";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { IconButton } from "./IconButton.tsx";

itBehavesLikeAComponent(IconButton, { label: "Close", children: <X /> });

it("[UI-03] has a visible name and an accessible one", async () => {
  const screen = await render(
    <Runtime>
      <IconButton label="Close">
        <X />
      </IconButton>
    </Runtime>,
  );
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveAttribute("title", "Close");
});

it("[UI-03] looks like a button on a link of the site's own", async () => {
  const screen = await render(
    <IconButton asChild label="Open the cart">
      <a href="/cart">
        <X aria-hidden="true" />
      </a>
    </IconButton>,
  );
  const link = screen.getByRole("link", { name: "Open the cart" });
  await expect.element(link).toHaveAttribute("href", "/cart");
  await expect.element(link).toHaveAttribute("data-component", "IconButton");
});
