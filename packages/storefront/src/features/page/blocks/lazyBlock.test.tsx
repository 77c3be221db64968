import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { lazyBlock } from "./lazyBlock.tsx";

const Far = lazyBlock(() => <button type="button">Far below</button>);

test("[BK-17] [HM-16] the Tab key reaches blocks that are far below the window", async () => {
  const screen = await render(
    <MemoryRouter>
      <button type="button">Above</button>
      <div style={{ height: "400vh" }} />
      <Far options={{}} eager={false} />
    </MemoryRouter>,
  );
  const far = screen.getByRole("button", { name: "Far below" });
  await expect.element(far).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(far).toBeInTheDocument();
});
