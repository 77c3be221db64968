import type { ComponentPropsWithRef } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { ButtonLink } from "./ButtonLink.tsx";

itBehavesLikeAComponent(ButtonLink, { href: "#/", children: "Start shopping" });

it("[UI-08] is rendered by the site's router", async () => {
  const RouterLink = (props: ComponentPropsWithRef<"a">) => <a {...props} data-router="yes" />;
  const screen = await render(
    <Runtime link={RouterLink}>
      <ButtonLink href="#/cart">Open the cart</ButtonLink>
    </Runtime>,
  );
  await expect.element(screen.getByRole("link", { name: "Open the cart" })).toHaveAttribute("data-router", "yes");
});
