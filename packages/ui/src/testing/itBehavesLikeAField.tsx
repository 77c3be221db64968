import type { ComponentType, ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FieldForm } from "./FieldForm.tsx";
import { hydrateFromServer } from "./hydrate.tsx";
import { locales } from "../runtime/locale.ts";
import { Runtime } from "./Runtime.tsx";

interface FieldRootProps {
  name: string;
  label: ReactNode;
}

/** What the shared tests need to know about a field. */
export interface FieldBehavior {
  /** Finds the control of the field on the page. */
  control: (container: HTMLElement) => HTMLElement;
  /** Value of the empty field; `false` for a checkbox, which has no help. @default "" */
  empty?: "" | false;
}

/**
 * What every form field promises: the label names its control, help and error describe it, and an invalid one gets the
 * focus.
 */
export function itBehavesLikeAField<Props extends FieldRootProps>(
  Field: ComponentType<Props>,
  props: Omit<Props, "name" | "label">,
  { control, empty = "" }: FieldBehavior,
): void {
  const build = (more: Record<string, unknown> = {}) => {
    const all = { ...props, ...more, name: "field", label: "Company" } as unknown as Props & { key?: never };
    return <Field {...all} />;
  };

  describe(`${Field.name} behaves like a field`, () => {
    const start = async (more: Record<string, unknown> = {}) => {
      const onSubmit = vi.fn();
      const screen = await render(
        <Runtime>
          <FieldForm value={empty} onSubmit={onSubmit}>
            {build(more)}
          </FieldForm>
        </Runtime>,
      );
      return { screen, onSubmit, element: () => control(screen.container) };
    };

    it("[VA-04] is named by its label", async () => {
      const { screen, element } = await start();
      expect(screen.getByLabelText(/Company/).element()).toBe(element());
    });

    if (empty === "")
      it("[VA-04] is described by its help", async () => {
        const { element } = await start({ help: "As on the invoice." });
        await expect.element(element()).toHaveAccessibleDescription("As on the invoice.");
      });

    it("[VA-04] an error is tied to it, takes the focus", async () => {
      const { screen, element, onSubmit } = await start();
      await screen.getByRole("button", { name: "Save" }).click();
      await expect.element(element()).toHaveAccessibleDescription("Fill this in.");
      await expect.element(element()).toBeInvalid();
      await expect.element(element()).toHaveFocus();
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it.each(locales)("renders on a server what the browser renders first (%s)", async (locale) => {
      const { complaints } = await hydrateFromServer(<FieldForm value={empty}>{build()}</FieldForm>, { locale });
      expect(complaints).toEqual([]);
    });

    it("is reached by Tab", async () => {
      const { element } = await start();
      await userEvent.tab();
      await expect.element(element()).toHaveFocus();
    });
  });
}
