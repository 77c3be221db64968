import type { ComponentType, JSX } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Field } from "../primitives/Field/index.ts";
import { itBehavesLikeAComponent } from "./itBehavesLikeAComponent.tsx";
import { Runtime } from "./Runtime.tsx";

/** What the shared tests need to know about a control. */
export interface ControlBehavior {
  /** Role under which it is found. */
  role: "textbox" | "combobox" | "radiogroup" | "spinbutton";
}

/** The promises every control makes without a form library: what every component does, and what a `Field` around it ties to it. */
export function itBehavesLikeAControl<Props extends object>(
  Control: ComponentType<Props>,
  props: Props & JSX.IntrinsicAttributes,
  { role }: ControlBehavior,
): void {
  itBehavesLikeAComponent(Control, { "aria-label": "Company", ...props });

  describe(`${Control.name} in a field`, () => {
    const start = async (more: { help?: string; error?: string } = {}) => {
      const screen = await render(
        <Runtime>
          <Field label="Company" group={role === "radiogroup"} {...more}>
            <Control {...props} />
          </Field>
        </Runtime>,
      );
      return screen.getByRole(role);
    };

    it("[VA-04] is named by its label and described by its help", async () => {
      const control = await start({ help: "As on the invoice." });
      await expect.element(control).toHaveAccessibleName("Company");
      await expect.element(control).toHaveAccessibleDescription("As on the invoice.");
      expect(control.element().getAttribute("aria-invalid")).toBeNull();
    });

    it("[VA-04] an error takes the place of the help", async () => {
      const control = await start({ help: "As on the invoice.", error: "Enter the company." });
      await expect.element(control).toHaveAccessibleDescription("Enter the company.");
      expect(control.element().getAttribute("aria-invalid")).toBe("true");
    });
  });
}
