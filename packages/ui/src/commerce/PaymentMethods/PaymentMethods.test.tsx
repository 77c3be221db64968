import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { PaymentMethods } from "./PaymentMethods.tsx";

const wallet = { method: "WALLET", label: "Wallet", description: "Balance $12.50" } as const;

itBehavesLikeAComponent(PaymentMethods, { label: "Pay with", value: "WALLET", choices: [wallet] });

it("[BU-04] a disabled method says why and can't be selected", async () => {
  const onValueChange = vi.fn();
  const closed = { ...wallet, description: "Balance $12.50: $2.00 short", disabled: true };
  const screen = await render(
    <Runtime>
      <PaymentMethods label="Pay with" value={null} choices={[closed]} onValueChange={onValueChange} />
    </Runtime>,
  );
  const radio = screen.getByRole("radio", { name: "Wallet" });
  await expect.element(radio).toHaveAccessibleDescription("Balance $12.50: $2.00 short");
  await userEvent.click(radio, { force: true });
  expect(onValueChange).not.toHaveBeenCalled();
});
