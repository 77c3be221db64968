import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Pagination } from "./Pagination.tsx";

itBehavesLikeAComponent(Pagination, { page: 1, pageSize: 20, total: 2418, hrefOf: (page: number) => `#/${page}` });

test("[HM-16] a list of one page shows no page numbers", async () => {
  const at = (page: number) => (
    <Runtime>
      <Pagination page={page} pageSize={20} total={20} hrefOf={String} />
    </Runtime>
  );
  const screen = await render(at(1));
  expect(screen.container.innerHTML).toBe("");
  await screen.rerender(at(2));
  await expect.element(screen.getByRole("link", { name: "Page 1" })).toBeVisible();
});
